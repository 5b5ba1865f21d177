import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { reportUnit } from '../support/phone/condition-report';
import { openPhone, visitOnce } from '../support/phone/driver-phone';
import { openWithCamera } from '../support/phone/fake-camera';
import { filmLabel } from '../support/phone/label-film';
import { goOffline } from '../support/phone/offline';
import { pdfText } from '../support/pdf-text';
import { makeDriver, signIn } from '../support/people';
import { photograph } from '../support/phone/photograph';
import { ADMIN } from '../support/product';
import { haveSigned } from '../support/phone/signer';
import { startTask } from '../support/phone/start-task';
import { expect, test } from '../support/test';

const VIN = '1HGCM82633A004352';
const HONDA = '2003 Honda Accord, 3A004352';
const FORD = '2019 Ford Transit, KP042788';
const DOOR = { area: 'Left front door', type: 'Scratched', severity: '2.5 to 7.5 cm (1–3 in)' };
const BUMPER = { area: 'Front bumper', type: 'Gouged', severity: '15 to 30 cm (6–12 in)' };
const DOOR_TEXT = 'Left front door: Scratched, 2.5 to 7.5 cm (1–3 in)';
const BUMPER_TEXT = 'Front bumper: Gouged, 15 to 30 cm (6–12 in)';
/** The driver's taps: a check, a unit left, two reports, two signatures, the start and the end. */
const UPDATES = 8;
const PHOTOS = 3;

interface JobAnswer {
  readonly id: number;
  readonly jobId: string;
  readonly status: string;
}

interface SignaturesAnswer {
  readonly faults: readonly unknown[];
  readonly signatures: readonly {
    readonly stage: string;
    readonly name: string;
    readonly hash: string;
  }[];
}

async function makeJob(api: APIRequestContext, driverId: number): Promise<JobAnswer> {
  const answer = await api.post('/api/jobs', {
    data: {
      driverId,
      ...{ pickupAddress: '88 rue Œuvre', pickupCity: 'Montréal', pickupProvince: 'QC' },
      ...{ dropoffAddress: '12 Queen’s Quay W', dropoffCity: 'Toronto', dropoffProvince: 'ON' },
      vehicleUnitsData: [
        { year: 2003, make: 'Honda', model: 'Accord', vinLast8: VIN },
        { year: 2019, make: 'Ford', model: 'Transit', vinLast8: '1M8GDM9AXKP042788' },
      ],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as JobAnswer;
}

async function read<Answer>(api: APIRequestContext, path: string): Promise<Answer> {
  return (await (await api.get(path)).json()) as Answer;
}

/** The camera detects the car's label automatically. */
async function scanLabel(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Check VIN: ${HONDA}` }).click();
  await expect(page.getByRole('dialog', { name: 'VIN matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function leaveFord(page: Page): Promise<void> {
  await startTask(page, 'Leave behind', FORD);
  const dialog = page.getByRole('dialog', { name: 'Leave this unit behind' });
  await dialog.getByRole('button', { name: 'No keys' }).click();
  await dialog.getByLabel('Note (Optional)').fill('Keys are with the night guard');
  await dialog.getByRole('button', { name: 'Leave behind', exact: true }).click();
  await expect(page.getByText('LEFT BEHIND: No keys')).toBeVisible();
}

async function workAtPickup(page: Page): Promise<void> {
  await scanLabel(page);
  await photograph(page, { stage: 'pickup', unit: HONDA, places: ['Front', 'Rear'] });
  const damage = { ...DOOR, tapped: { side: 'Left side', code: '10' } };
  await reportUnit(page, { stage: 'pickup', unit: HONDA, odometer: '41250', keys: '2', damage });
  await leaveFord(page);
  await haveSigned(page, { stage: 'pickup', name: 'Pat Sender' });
  await expect(page.getByText(/^Pickup signed by Pat Sender, .* · not sent yet$/)).toBeVisible();
  await page.getByRole('button', { name: 'VEHICLE LOADED - START TRANSPORT' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'In Transit' }).first()).toBeVisible();
}

async function workAtDelivery(page: Page): Promise<void> {
  await photograph(page, { stage: 'delivery', unit: HONDA, places: ['Front'] });
  const found = { stage: 'delivery', unit: HONDA, odometer: '41815', keys: '2' } as const;
  await reportUnit(page, { ...found, damage: BUMPER });
  await haveSigned(page, { stage: 'delivery', name: 'Zoë Łukasiewicz', isReserved: true });
  await page.getByRole('button', { name: 'VEHICLE DELIVERED - COMPLETE JOB' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 unit left behind')).toBeVisible();
  await dialog.getByLabel('Completion Notes (Optional)').fill('Row 14, keys at the counter');
  await dialog.getByRole('button', { name: 'Complete Delivery' }).click();
  await expect(dialog).toBeHidden();
}

/** The dispatcher's view of it in the job details. */
async function readDetails(job: Locator): Promise<void> {
  await expect(job.getByText('1 unit left behind')).toBeVisible();
  await expect(job.getByText('Left behind: No keys')).toBeVisible();
  await expect(job.getByText('Keys are with the night guard').first()).toBeVisible();
  const note = job.getByRole('alert').filter({ hasText: 'New note from Réjean Rapport' });
  await expect(note).toContainText('Row 14, keys at the counter');
  const history = job.getByRole('region', { name: 'Activity' });
  await expect(history).toContainText(
    `New damage of 2003 Honda Accord at delivery: ${BUMPER_TEXT}`,
  );

  const stages = job.getByRole('table', { name: 'Report' });
  const honda = stages.getByRole('row', { name: /^1\. 2003 Honda Accord/ });
  await expect(honda.getByRole('cell')).toHaveText([
    'VIN checked1 damage mark2 photos',
    '1 new damage mark2 damage marks1 photo',
  ]);
  const ford = stages.getByRole('row', { name: /^2\. 2019 Ford Transit/ });
  await expect(ford.getByRole('cell')).toHaveText(['Left behindNo photos', 'No photos']);
  await expect(
    stages.getByRole('button', { name: 'Show photo: Front, at delivery' }),
  ).toBeVisible();

  await expect(job.getByRole('group', { name: 'New at delivery' })).toContainText(BUMPER_TEXT);
  await expect(job.getByRole('group', { name: 'Noted at pickup' })).toContainText(DOOR_TEXT);
  await expect(job.getByRole('img', { name: 'Left side: 2 damage marks' })).toBeVisible();
  const facts = job.getByRole('table', { name: '1. 2003 Honda Accord: condition' });
  const odometer = facts.getByRole('row', { name: /^Odometer/ });
  await expect(odometer.getByRole('cell')).toHaveText([/^41,250\skm$/, /^41,815\skm$/]);

  const signatures = job.getByRole('region', { name: 'Signatures' });
  for (const name of ['Pat Sender', 'Zoë Łukasiewicz'])
    await expect(signatures.getByRole('img', { name: `Signature of ${name}` })).toBeVisible();
  await expect(signatures.getByText('Delivery: signed subject to inspection')).toBeVisible();
  await expect(signatures.getByText('Sealed as version 1')).toBeVisible();
  await expect(signatures.getByText('Sealed as version 2')).toBeVisible();
  await expect(signatures.getByRole('alert')).toHaveCount(0);
}

/** The text of the PDF behind the button of the details. */
async function readBill(job: Locator): Promise<string> {
  const path = await job.getByRole('link', { name: 'Bill of Lading' }).getAttribute('href');
  if (path === null) throw new Error('There is no bill of lading');
  const answer = await job.page().context().request.get(path);
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  return pdfText(await answer.body());
}

test('a haul is reported and signed at both ends offline, and dispatch receives it afterwards', async ({
  browser: desk,
  product,
  adminApi,
}, info) => {
  const driver = await makeDriver(adminApi, 'Réjean Rapport');
  const { id, jobId } = await makeJob(adminApi, driver.driverId);
  const path = `/api/jobs/${String(id)}`;
  const film = info.outputPath('label.y4m');
  filmLabel(film, 'code39', VIN);
  const browser = await openWithCamera({ film, isAllowed: true });
  const phone = await openPhone(browser, product.address);
  const first = await visitOnce(phone, driver);
  await goOffline(first);
  await first.close();
  const page = await phone.newPage();
  await page.goto(`/job/${String(id)}`);

  await test.step('at both ends without a signal', async () => {
    await workAtPickup(page);
    await workAtDelivery(page);
    await expect(
      page.getByText(`Offline, ${String(UPDATES)} updates saved on this phone`),
    ).toBeVisible();
    await expect(
      page.getByText(`${String(PHOTOS)} photos on this phone, not sent yet`),
    ).toBeVisible();
    expect(await read<JobAnswer>(adminApi, path)).toMatchObject({ status: 'assigned' });
  });

  await test.step('the network is back', async () => {
    await phone.setOffline(false);
    await expect.poll(async () => (await read<JobAnswer>(adminApi, path)).status).toBe('delivered');
    await expect
      .poll(async () => (await read<unknown[]>(adminApi, `${path}/photos`)).length)
      .toBe(PHOTOS);
    await expect(page.getByText(/saved on this phone|not sent yet/)).toHaveCount(0);
    await expect(page.getByText(/not accepted/)).toHaveCount(0);
  });

  const context = await desk.newContext({ baseURL: product.address, locale: 'en-CA' });
  const office = await context.newPage();
  await signIn(office, ADMIN.email, ADMIN.password);
  await office.waitForURL('**/');
  await office.goto(`/?job=${String(id)}`);
  const details = office.getByRole('dialog', { name: `Job ${jobId}` });
  await test.step('the dispatcher sees it', () => readDetails(details));

  await test.step('the bill of lading says the same', async () => {
    const { signatures, faults } = await read<SignaturesAnswer>(adminApi, `${path}/signatures`);
    expect(faults).toEqual([]);
    expect(signatures.map(({ stage, name }) => [stage, name])).toEqual([
      ['pickup', 'Pat Sender'],
      ['delivery', 'Zoë Łukasiewicz'],
    ]);
    const text = await readBill(details);
    for (const words of [
      ...['Bill of lading / Connaissement', jobId, '88 rue Œuvre', '12 Queen’s Quay W'],
      ...[VIN, '2003 Honda Accord', 'VIN checked', 'Odometer 41815 km, Keys 2'],
      ...[`NEW 03074 ${BUMPER_TEXT}`, `10122 ${DOOR_TEXT}`],
      ...['2019 Ford Transit', 'Left behind', 'No keys', 'Keys are with the night guard'],
      ...['Réjean Rapport', 'Pat Sender', 'Zoë Łukasiewicz', 'Signed subject to inspection'],
      `Version 2 · SHA-256 ${signatures[1]?.hash ?? ''}`,
    ])
      expect(text).toContain(words);
  });
  await context.close();
  await browser.close();
});
