import type { APIRequestContext, Locator } from '@playwright/test';
import { goOffline } from '../support/phone/offline';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { drawSignature, signPad, takePhoneBack } from '../support/phone/signer';
import { expect, test } from '../support/test';

const PORTRAIT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

interface SignaturesAnswer {
  readonly faults: readonly unknown[];
  readonly signatures: {
    readonly stage: string;
    readonly outcome: string;
    readonly name: string | null;
    readonly strokes: number[][][];
  }[];
}

async function signaturesOf(api: APIRequestContext, job: number): Promise<SignaturesAnswer> {
  return (await (await api.get(`/api/jobs/${String(job)}/signatures`)).json()) as SignaturesAnswer;
}

/** Whether there is ink on the pad. */
function isInked(pad: Locator): Promise<boolean> {
  return pad.evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value, at) => at % 4 === 3 && value > 0) ?? false;
  });
}

test('the receiver signs on the phone offline, and dispatch sees it', async ({
  browser,
  product,
  adminApi,
}, info) => {
  const driver = await makeDriver(adminApi, 'Simone Signe');
  const made = await adminApi.post('/api/jobs', {
    data: {
      ...{ driverId: driver.driverId, status: 'in-transit' },
      vehicleUnitsData: [{ year: 2003, make: 'Honda', model: 'Accord', vinLast8: '3A004352' }],
    },
  });
  const { id } = (await made.json()) as { id: number };
  const phone = await browser.newContext({ baseURL: product.address, viewport: PORTRAIT });
  const page = await phone.newPage();
  const picture = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });
  await signIn(page, driver.email, driver.password);
  await expect(page.getByText('You have 1 active job.')).toBeVisible();
  await page.goto(`/job/${String(id)}`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

  // The scripts of the screen are already on the phone.
  await page.getByRole('button', { name: 'Get the delivery signature' }).click();
  await expect(page.getByRole('button', { name: 'Hand over the phone' })).toBeVisible();
  await picture('choose');
  await goOffline(page);
  await page.getByRole('button', { name: 'Hand over the phone' }).click();
  const pad = signPad(page);
  await page.getByLabel('Your name').fill('Zoë Gagnon');
  await drawSignature(page);
  await picture('signer-portrait');

  // After rotation, the ink is still there.
  await page.setViewportSize(LANDSCAPE);
  await expect.poll(() => isInked(pad)).toBe(true);
  await picture('signer-landscape');
  await page.setViewportSize(PORTRAIT);
  await expect.poll(() => isInked(pad)).toBe(true);

  // Nothing else can be opened, and the input stays, even after a reload.
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await expect(page.getByLabel('Your name')).toHaveValue('Zoë Gagnon');
    await expect.poll(() => isInked(pad)).toBe(true);
  }
  await page.getByRole('button', { name: 'Back to the driver' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë Gagnon');
  await expect(page.getByRole('banner')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await picture('done');
  await takePhoneBack(page);
  await expect(page.getByText(/^Delivery signed by Zoë Gagnon, .* · not sent yet$/)).toBeVisible();
  await picture('waits');

  await phone.setOffline(false);
  await expect(page.getByText(/^Delivery signed by Zoë Gagnon, [^·]*$/)).toBeVisible();
  const { signatures, faults } = await signaturesOf(adminApi, id);
  expect(faults).toEqual([]);
  expect(signatures).toMatchObject([
    { stage: 'delivery', outcome: 'signed', name: 'Zoë Gagnon', strokes: [expect.any(Array)] },
  ]);
  expect(signatures[0]?.strokes[0]?.length).toBeGreaterThan(10);

  const desk = await browser.newContext({ baseURL: product.address, locale: 'en-CA' });
  const office = await desk.newPage();
  await office.setViewportSize({ width: 1440, height: 1000 });
  await signIn(office, ADMIN.email, ADMIN.password);
  await office.goto(`/?job=${String(id)}`);
  const drawing = office.getByRole('img', { name: 'Signature of Zoë Gagnon' });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  await office.screenshot({ path: info.outputPath('office.png') });
  await desk.close();
  await phone.close();
});
