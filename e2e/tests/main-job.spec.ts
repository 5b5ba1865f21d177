import type { Browser, Locator, Page } from '@playwright/test';
import { makeDriver, signIn, type DriverAccount } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

async function open(browser: Browser, baseURL: string, screen: object): Promise<Page> {
  const context = await browser.newContext({ ...screen, baseURL, locale: 'en-CA' });
  return context.newPage();
}

/** One of the dashboard's cards, with its number. */
function statistic(page: Page, label: string): Locator {
  return page.getByRole('link', { name: new RegExp(label) });
}

const LABELS = ['Pending Jobs', 'In Transit', 'Completed Today'] as const;
type Label = (typeof LABELS)[number];

/** Tracks by how much a number of the dashboard has changed since now. */
async function followStatistics(page: Page) {
  const numberOf = async (label: Label) =>
    Number(/\d+/.exec(await statistic(page, label).innerText())?.[0]);
  const before = new Map<Label, number>();
  for (const label of LABELS) before.set(label, await numberOf(label));
  return async (label: Label, moved: number) => {
    await expect.poll(async () => (await numberOf(label)) - (before.get(label) ?? NaN)).toBe(moved);
  };
}

function view(page: Page, label: string): Locator {
  return page.getByRole('navigation', { name: 'Main menu' }).getByText(label, { exact: true });
}

test('a job from sign-in to billing', async ({ browser, product, adminApi }) => {
  const driver: DriverAccount = await makeDriver(adminApi, 'Renée Côté');
  const customer = await adminApi.post('/api/customers', {
    data: {
      name: 'Autos Saint-Laurent',
      contactName: 'Luc Gagné',
      phone: '514-555-0177',
      address: '1200 rue Notre-Dame Ouest',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H3C 1K5',
    },
  });
  expect(customer.status()).toBe(201);

  const desk = await open(browser, product.address, DESK);
  await test.step('the dispatcher signs in from the landing page', async () => {
    await desk.goto('/');
    await desk.getByRole('link', { name: 'Sign In' }).first().click();
    await signIn(desk, ADMIN.email, ADMIN.password);
    await expect(statistic(desk, 'Pending Jobs')).toContainText(/\d/);
  });
  const expectMoved = await followStatistics(desk);

  await test.step('creates a job of two units with prices', async () => {
    await desk.getByRole('button', { name: 'Create New Dispatch' }).first().click();
    await expect(desk.getByRole('heading', { name: 'Create New Dispatch Job' })).toBeVisible();
    await desk.getByLabel('Customer Name').fill('saint');
    await desk.getByRole('option', { name: /Autos Saint-Laurent/ }).click();
    await desk.getByRole('button', { name: 'Use Customer Address' }).first().click();
    await expect(desk.getByText('Address Applied').first()).toBeVisible();
    await desk.getByLabel('Multiple Vehicles').check();
    await desk.getByLabel('Make', { exact: true }).first().fill('Honda');
    await desk.getByLabel('Model', { exact: true }).first().fill('Civic');
    await desk.getByLabel('VIN', { exact: true }).first().fill('KP042788');
    await desk
      .getByLabel(/Unit Price/)
      .first()
      .fill('850.25');
    await desk.getByRole('button', { name: 'Add Unit' }).click();
    await expect(desk.getByText('2/9')).toBeVisible();
    await desk.getByLabel('Make', { exact: true }).nth(1).fill('Ford');
    await desk
      .getByLabel(/Unit Price/)
      .nth(1)
      .fill('900');
    const dropoff = desk.getByRole('region', { name: 'Drop-off Location' });
    await dropoff.getByLabel('Address').fill('Saskat');
    await desk
      .getByRole('option', { name: /Saskatoon/ })
      .first()
      .click();
    await expect(dropoff.getByLabel('City')).toHaveValue('Saskatoon');
    await desk.getByRole('button', { name: 'Save Dispatch Job' }).click();
    await expect(desk.getByText('Dispatch job created successfully!').first()).toBeVisible();
  });
  const readJob = async () =>
    ((await (await adminApi.get('/api/jobs?limit=1')).json()) as Record<string, unknown>[])[0];
  const jobId = String((await readJob())?.['jobId']);

  await test.step('assigns the driver from the dashboard', async () => {
    await view(desk, 'Dashboard').click();
    await expectMoved('Pending Jobs', 1);
    await desk.getByRole('button', { name: `Assign ${jobId}` }).click();
    const panel = desk.getByRole('dialog', { name: 'Assign Driver' });
    await panel.getByRole('button', { name: 'Assign Driver' }).click();
    await expect(panel.getByText('Please select a driver.')).toBeVisible();
    await panel.getByRole('combobox').click();
    await desk.getByRole('option', { name: /Renée Côté/ }).click();
    await panel.getByRole('button', { name: 'Assign Driver' }).click();
    await expect(desk.getByText('Driver assigned successfully!').first()).toBeVisible();
    await expectMoved('Pending Jobs', 0);
  });

  const phone = await open(browser, product.address, PHONE);
  await test.step('the driver starts the transport', async () => {
    await signIn(phone, driver.email, driver.password);
    await expect(phone.getByText('You have 1 active job.')).toBeVisible();
    await expect(phone.getByText('Autos Saint-Laurent')).toBeVisible();
    await phone.getByRole('link', { name: 'View Job Details' }).click();
    await expect(phone.getByText('KP042788').first()).toBeVisible();
    await phone.getByRole('button', { name: 'VEHICLE LOADED - START TRANSPORT' }).click();
    await expect(phone.getByText('Vehicle loaded and transport started!').first()).toBeVisible();
    await expectMoved('In Transit', 1);
  });

  await test.step('no price reaches the driver', async () => {
    await expect(phone.getByText(/850\.25|1,750\.25/)).toHaveCount(0);
  });

  await test.step('the server crashes and comes back; nothing is lost', async () => {
    await product.crashAndRestart();
    await phone.reload();
    await expect(
      phone.getByRole('button', { name: 'VEHICLE DELIVERED - COMPLETE JOB' }),
    ).toBeVisible();
  });

  await test.step('the driver completes the delivery with notes', async () => {
    await phone.getByRole('button', { name: 'VEHICLE DELIVERED - COMPLETE JOB' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Complete Delivery' });
    await dialog.getByLabel('Completion Notes (Optional)').fill('Keys with Luc.\nNo damage.');
    await dialog.getByRole('button', { name: 'Complete Delivery' }).click();
    await expect(phone.getByText('Delivery completed successfully!').first()).toBeVisible();
  });

  await test.step('the dispatcher sees it without reloading', async () => {
    await expectMoved('Completed Today', 1);
    await expectMoved('In Transit', 0);
  });

  await test.step('marks the driver report as received', async () => {
    await view(desk, 'Completed Jobs').click();
    await expect(desk.getByText(jobId).first()).toBeVisible();
    await desk.getByRole('button', { name: `Mark Driver Report Received for ${jobId}` }).click();
    await expect(
      desk.getByText('Job moved to Billing Management for processing.').first(),
    ).toBeVisible();
    await expect(desk.getByText('Ready for Billing').first()).toBeVisible();
  });

  await test.step('completes the billing', async () => {
    await view(desk, 'Billing Management').click();
    const card = desk.getByRole('article').filter({ hasText: jobId });
    await expect(card.getByText('$1,750.25').first()).toBeVisible();
    // The job leaves the list when the box is ticked, and check() would wait for the box.
    await card.getByRole('checkbox', { name: /billing complete/i }).click();
    await expect(desk.getByText('Billing Updated').first()).toBeVisible();
  });

  expect(await readJob()).toMatchObject({
    jobId,
    status: 'delivered',
    price: 1750.25,
    vehicleCount: 2,
    completionNotes: 'Keys with Luc.\nNo damage.',
    hasDriverReport: true,
    billingComplete: true,
    pickupCity: 'Montréal',
    dropoffCity: 'Saskatoon',
  });
});
