import type { APIRequestContext } from '@playwright/test';
import { openPhone, visitOnce } from '../support/phone/driver-phone';
import { openWithCamera } from '../support/phone/fake-camera';
import { goOffline } from '../support/phone/offline';
import { makeDriver, signIn, type DriverAccount } from '../support/people';
import { photograph } from '../support/phone/photograph';
import { logOut } from '../support/phone/portal-settings';
import { startTask } from '../support/phone/start-task';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const HONDA = '2003 Honda Accord, 3A004352';
const FORD = '2019 Ford Transit, KP042788';

interface JobAnswer {
  readonly id: number;
  readonly jobVehicles: readonly { readonly id: number }[];
}
interface PhotoAnswer {
  readonly id: number;
  readonly unitId: number;
  readonly stage: string;
  readonly place: string;
  readonly width: number;
  readonly height: number;
}

async function assignJob(api: APIRequestContext, driver: DriverAccount): Promise<JobAnswer> {
  const answer = await api.post('/api/jobs', {
    data: {
      driverId: driver.driverId,
      vehicleUnitsData: [
        { year: 2003, make: 'Honda', model: 'Accord', vinLast8: '1HGCM82633A004352' },
        { year: 2019, make: 'Ford', model: 'Transit', vinLast8: '1M8GDM9AXKP042788' },
      ],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as JobAnswer;
}

async function photosOf(api: APIRequestContext, id: number): Promise<PhotoAnswer[]> {
  return (await (await api.get(`/api/jobs/${String(id)}/photos`)).json()) as PhotoAnswer[];
}

test('two units are photographed offline, the tab is killed, and all photos arrive once', async ({
  browser: desk,
  product,
  adminApi,
}) => {
  const browser = await openWithCamera({ isAllowed: true });
  const driver = await makeDriver(adminApi, 'Pascale Portrait');
  const job = await assignJob(adminApi, driver);
  const phone = await openPhone(browser, product.address);
  const first = await visitOnce(phone, driver);
  await goOffline(first);
  await first.close();

  const page = await phone.newPage();
  await page.goto(`/job/${String(job.id)}`);
  await photograph(page, { stage: 'pickup', unit: HONDA, places: ['Front', 'Rear', 'Left side'] });
  await expect(page.getByText('3 photos taken · 3 still on this phone')).toBeVisible();
  await photograph(page, { stage: 'pickup', unit: FORD, places: ['Front', 'Rear'] });
  await expect(page.getByText('5 photos on this phone, not sent yet')).toBeVisible();
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => null)]);
  await page.close();

  const again = await phone.newPage();
  await again.goto(`/job/${String(job.id)}`);
  await expect(again.getByText('5 photos on this phone, not sent yet')).toBeVisible();
  await phone.setOffline(false);
  await expect.poll(async () => (await photosOf(adminApi, job.id)).length).toBe(5);
  await expect(again.getByText(/not sent yet/)).toHaveCount(0);
  const [honda, ford] = job.jobVehicles.map(({ id }) => id);
  const came = (await photosOf(adminApi, job.id)).map(({ unitId, stage, place }) =>
    [unitId, stage, place].join(' '),
  );
  expect(came).toEqual([
    ...['front', 'rear', 'left-side'].map((place) => `${String(honda)} pickup ${place}`),
    ...['front', 'rear'].map((place) => `${String(ford)} pickup ${place}`),
  ]);
  await expect(again.getByText('3 photos taken', { exact: true })).toBeVisible();

  const dispatcher = await desk.newPage({ baseURL: product.address, locale: 'en-CA' });
  await signIn(dispatcher, ADMIN.email, ADMIN.password);
  await dispatcher.waitForURL('**/');
  await dispatcher.goto(`/?job=${String(job.id)}`);
  await expect(
    dispatcher.getByRole('button', { name: 'Show photo: Left side, at pickup' }),
  ).toBeVisible();
  await dispatcher.close();
  await browser.close();
});

test('a removed photo is not sent, and logging out warns of unsent ones', async ({
  product,
  adminApi,
}) => {
  const browser = await openWithCamera({ isAllowed: true });
  const driver = await makeDriver(adminApi, 'Odile Objectif');
  const job = await assignJob(adminApi, driver);
  const phone = await openPhone(browser, product.address);
  const page = await visitOnce(phone, driver);
  await page.goto(`/job/${String(job.id)}`);
  // Opening the camera once loads its script.
  await startTask(page, 'Pickup photos', HONDA);
  await page.getByRole('button', { name: 'Take photo: Front' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await goOffline(page);
  await photograph(page, { stage: 'pickup', unit: HONDA, places: ['Front', 'Rear'] });
  await startTask(page, 'Pickup photos', HONDA);
  await page.getByRole('button', { name: /^Delete: Front/ }).click();
  await expect(page.getByRole('button', { name: 'Take photo: Front' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 photo on this phone, not sent yet')).toBeVisible();
  await phone.setOffline(false);
  await expect.poll(() => photosOf(adminApi, job.id)).toMatchObject([{ place: 'rear' }]);

  // Dispatch takes the job away: refused photos stay, and logging out warns.
  await goOffline(page);
  await photograph(page, { stage: 'pickup', unit: HONDA, places: ['Front'] });
  await adminApi.put(`/api/jobs/${String(job.id)}`, { data: { driverId: null } });
  await phone.setOffline(false);
  await page.goto('/');
  const alert = page.getByRole('alert', { name: /^1 photo not accepted/ });
  await expect(alert).toContainText('no longer assigned to you');
  await logOut(page);
  await expect(page.getByText(/^1 photo on this phone was not sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await alert.getByRole('button', { name: 'Discard the photo' }).click();
  await expect(alert).toHaveCount(0);
  expect(await photosOf(adminApi, job.id)).toHaveLength(1);
  await browser.close();
});

test('without a camera a picture is chosen, resized, rotated, and stripped of its location', async ({
  product,
  adminApi,
}) => {
  const browser = await openWithCamera({ isAllowed: false });
  const driver = await makeDriver(adminApi, 'Fabrice Fichier');
  const job = await assignJob(adminApi, driver);
  const phone = await openPhone(browser, product.address);
  const page = await visitOnce(phone, driver);
  await page.goto(`/job/${String(job.id)}`);
  const noisy = await page.evaluate(makeNoisyPicture, { width: 4032, height: 3024 });
  const sent: { bytes: number; text: string }[] = [];
  page.on('request', (request) => {
    const body = request.url().includes('/photos?') ? request.postDataBuffer() : null;
    if (body) sent.push({ bytes: body.length, text: body.toString('latin1') });
  });
  await startTask(page, 'Pickup photos', HONDA);
  await expect(page.getByText(/^The camera is not allowed\./)).toBeVisible();
  const field = page.getByLabel('Choose a picture: Front');
  await field.setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('not for this browser'),
  });
  await expect(page.getByText(/^This picture cannot be read\./)).toBeVisible();
  const file = turned(Buffer.from(noisy, 'base64'));
  expect(file.toString('latin1')).toContain('Exif');
  await field.setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: file });
  await expect(page.getByText(/^Front saved/)).toBeVisible();
  // A quarter turn: landscape becomes portrait.
  await expect
    .poll(() => photosOf(adminApi, job.id))
    .toMatchObject([{ place: 'front', width: 1200, height: 1600 }]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.bytes).toBeLessThanOrEqual(400_000);
  expect(sent[0]?.text).not.toContain('Exif');
  await phone.close();
  await browser.close();
});

/** A picture that compresses badly, as a base64 JPEG. Runs within the page. */
function makeNoisyPicture({ width, height }: { width: number; height: number }): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  for (let n = 0; n < 5_000; n += 1) {
    pen.fillStyle = `rgb(${String((n * 37) % 256)} ${String((n * 101) % 256)} ${String((n * 53) % 256)})`;
    pen.fillRect((n * 7919) % width, (n * 104_729) % height, 30, 30);
  }
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}

/** The picture as written by a camera held upright: in landscape, with an orientation mark. */
function turned(jpeg: Buffer): Buffer {
  const exif = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000006000000000000 00'.replace(' ', ''),
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}
