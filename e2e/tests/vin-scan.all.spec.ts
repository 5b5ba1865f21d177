import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { openPhone, visitOnce } from '../support/phone/driver-phone';
import { openWithCamera } from '../support/phone/fake-camera';
import { filmLabel, type Symbology } from '../support/phone/label-film';
import { goOffline } from '../support/phone/offline';
import { makeDriver, signIn, type DriverAccount } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const HONDA = '1HGCM82633A004352';
const FORD = '1M8GDM9AXKP042788';
const OTHER = '2HGFE2F5XNL597511';
const LOADED = 'VEHICLE LOADED - START TRANSPORT';

interface JobAnswer {
  readonly id: number;
  readonly jobId: string;
  readonly status: string;
  readonly unreadNoteAt: string | null;
  readonly jobVehicles: {
    readonly vinCheck: { vin: string; method: string; isLoadedAnyway: boolean } | null;
    readonly leftBehind: { reason: string } | null;
  }[];
}

async function assignJob(api: APIRequestContext, driver: DriverAccount): Promise<JobAnswer> {
  const answer = await api.post('/api/jobs', {
    data: {
      driverId: driver.driverId,
      vehicleUnitsData: [
        { year: 2003, make: 'Honda', model: 'Accord', vinLast8: HONDA },
        { year: 2019, make: 'Ford', model: 'Transit', vinLast8: FORD },
      ],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as JobAnswer;
}

async function jobNow(api: APIRequestContext, id: number): Promise<JobAnswer> {
  return (await (await api.get(`/api/jobs/${String(id)}`)).json()) as JobAnswer;
}

interface Label {
  readonly symbology: Symbology;
  readonly text: string;
}

/** A browser whose camera shows a label. */
function openBefore(film: string, { symbology, text }: Label): Promise<Browser> {
  filmLabel(film, symbology, text);
  return openWithCamera({ film, isAllowed: true });
}

/** The last one opens the camera for the first unit. */
async function lookAtHonda(page: Page, job: JobAnswer): Promise<void> {
  await page.goto(`/job/${String(job.id)}`);
  await page.getByRole('button', { name: 'Check VIN: 2003 Honda Accord, 3A004352' }).click();
}

for (const [symbology, text] of [
  ['code39', `I${HONDA}`],
  ['datamatrix', HONDA],
  ['code128', `BAY-${HONDA}`],
  ['qrcode', `https://example.com/v?vin=${HONDA}&lot=17`],
] as const)
  test(`the right car is known by its ${symbology} without a signal`, async ({
    product,
    adminApi,
  }, info) => {
    const label = { symbology, text };
    const browser = await openBefore(info.outputPath('label.y4m'), label);
    const driver = await makeDriver(adminApi, 'Rosalie Rayons');
    const job = await assignJob(adminApi, driver);
    const phone = await openPhone(browser, product.address);
    const first = await visitOnce(phone, driver);
    await goOffline(first);
    await first.close();

    const page = await phone.newPage();
    await lookAtHonda(page, job);
    await expect(page.getByRole('dialog', { name: 'VIN matches' })).toBeVisible();
    await expect(page.getByText(HONDA)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^VIN checked at/)).toBeVisible();
    await expect(page.getByText('VIN not checked: KP042788')).toBeVisible();
    await page.getByRole('button', { name: LOADED }).click();
    await expect(page.getByText('Offline, 2 updates saved on this phone')).toBeVisible();

    await phone.setOffline(false);
    await expect.poll(async () => (await jobNow(adminApi, job.id)).status).toBe('in-transit');
    expect((await jobNow(adminApi, job.id)).jobVehicles).toMatchObject([
      { vinCheck: { vin: HONDA, method: 'scan', isLoadedAnyway: false } },
      { vinCheck: null },
    ]);
    await browser.close();
  });

test("another car's label stops the driver; loading anyway notifies dispatch at once", async ({
  browser: desk,
  product,
  adminApi,
}, info) => {
  const label = { symbology: 'code39', text: OTHER } as const;
  const browser = await openBefore(info.outputPath('label.y4m'), label);
  const driver = await makeDriver(adminApi, 'Simon Saisie');
  const job = await assignJob(adminApi, driver);
  const dispatcher = await desk.newPage({ baseURL: product.address, locale: 'en-CA' });
  await signIn(dispatcher, ADMIN.email, ADMIN.password);
  await dispatcher.waitForURL('**/');
  const phone = await openPhone(browser, product.address);
  const page = await visitOnce(phone, driver);
  await lookAtHonda(page, job);
  const warning = page.getByRole('alertdialog', { name: 'Wrong vehicle' });
  await expect(warning).toContainText(OTHER);
  expect((await jobNow(adminApi, job.id)).jobVehicles).toMatchObject([{ vinCheck: null }, {}]);
  // It closes after five seconds, which may be too short on a busy phone.
  const isTold = expect(
    dispatcher
      .getByText(`${job.jobId}: Simon Saisie loaded a vehicle with a different VIN`)
      .first(),
  ).toBeVisible();
  await warning.getByRole('button', { name: 'Load anyway' }).click();
  await page.getByRole('button', { name: 'Next: 2019 Ford Transit' }).click();
  // The same label does not match the Ford either.
  await expect(warning).toContainText('KP042788');
  await warning.getByRole('button', { name: 'Leave behind' }).click();
  await page.getByRole('button', { name: 'Leave behind', exact: true }).last().click();
  await expect(page.getByText('LEFT BEHIND: Wrong vehicle')).toBeVisible();
  await expect(page.getByText(`LOADED ANYWAY: VIN read ${OTHER}`)).toBeVisible();

  await isTold;
  await expect
    .poll(async () => (await jobNow(adminApi, job.id)).jobVehicles)
    .toMatchObject([
      { vinCheck: { vin: OTHER, method: 'scan', isLoadedAnyway: true } },
      { leftBehind: { reason: 'wrong-vehicle' } },
    ]);
  await dispatcher.goto(`/?job=${String(job.id)}`);
  const details = dispatcher.getByRole('dialog');
  await expect(details.getByText('New note from Simon Saisie')).toBeVisible();
  await expect(details.getByText(`Loaded anyway: VIN read ${OTHER}`)).toBeVisible();
  await dispatcher.close();
  await browser.close();
});

test('without a camera the last 8 characters are typed', async ({ product, adminApi }) => {
  const browser = await openWithCamera({ isAllowed: false });
  const driver = await makeDriver(adminApi, 'Thérèse Touches');
  const job = await assignJob(adminApi, driver);
  const phone = await openPhone(browser, product.address);
  const page = await visitOnce(phone, driver);
  await lookAtHonda(page, job);
  await expect(page.getByText(/^The camera is not allowed\./)).toBeVisible();
  await page.getByLabel('Type the last 8 of the VIN').fill('3aoo4352');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'VIN matches' })).toBeVisible();
  await expect
    .poll(async () => (await jobNow(adminApi, job.id)).jobVehicles[0]?.vinCheck)
    .toMatchObject({ vin: '3AOO4352', method: 'typed' });
  await browser.close();
});
