import { expect } from '@playwright/test';
import { send, test } from '../support/billed-company';
import { CountedWork } from '../support/counted-work';
import { tokenOf } from '../support/people';

test.use({ viewport: { width: 1440, height: 900 } });

/** Two columns whose heads mean nothing to the product. */
const HEADS = 'Customer,Pickup city,Pickup province,Delivery city,Delivery province,Qqx,Zzx';
const ROWS = Array.from(
  { length: 40 },
  (_, at) => `Forty Motors,Kingston,ON,Ottawa,ON,KP04${String(2000 + at)},${String(500 + at)}`,
);
const FILE = {
  name: 'orders.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADS, ...ROWS].join('\r\n')),
};

test('assigning eleven jobs takes at most four clicks', async ({ page, billed }) => {
  const customer = await billed.customer('Elevenfold');
  for (let number = 1; number <= 11; number += 1) await billed.job(customer, 100);
  await billed.delivered(await billed.customer('Other'), 100);
  await page.goto('/?view=active-jobs&layout=list&q=Elevenfold');
  const work = new CountedWork(page);
  await work.click(page.getByRole('checkbox', { name: 'Select all shown' }));
  const bar = page.getByRole('region', { name: 'Selected jobs' });
  await work.click(bar.getByRole('button', { name: 'Assign Driver' }));
  await work.click(page.getByRole('dialog').getByRole('combobox', { name: 'Driver' }));
  await work.click(page.getByRole('option', { name: /Inès Exemple/ }).first());
  await work.press('Enter');
  await expect(page.getByText('11 jobs assigned.').first()).toBeVisible();
  expect(work).toMatchObject({ clicks: 4, keys: 1 });
});

test('a recurring job from a template takes at most six clicks', async ({
  page,
  billed: _billed,
  adminApi,
}) => {
  const made = await adminApi.post('/api/job-templates', {
    data: { name: 'Oshawa run', job: { pickupCity: 'Oshawa', dropoffCity: 'Laval' } },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto('/?view=recurring-jobs');
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Add Recurring Job' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add Recurring Job' });
  await work.pick(dialog.getByLabel('Template'), 'Oshawa run');
  await work.click(dialog.getByLabel('Monday'));
  await work.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Recurring job saved').first()).toBeVisible();
  expect(work.clicks).toBeLessThanOrEqual(6);
  expect(work.keys).toBe(0);
});

test('cancelling with a charge takes at most four clicks', async ({ page, billed }) => {
  const job = await billed.job(await billed.customer('Cancelled'), 500);
  await page.goto(`/?view=active-jobs&job=${String(job)}&panel=cancel`);
  const work = new CountedWork(page);
  const dialog = page.getByRole('dialog', { name: 'Cancel the order' });
  await work.pick(dialog.getByLabel('Reason'), 'Vehicle not ready');
  await work.click(dialog.getByLabel('Dry-run charge'));
  await work.type('150');
  await work.press('Enter');
  await expect(page.getByText(/^Order cancelled\./).first()).toBeVisible();
  // With the press of Cancel Order in the details.
  expect(work.clicks + 1).toBeLessThanOrEqual(4);
});

test('adding a dispatcher takes three clicks and the name and address', async ({
  page,
  billed: _billed,
}) => {
  await page.goto('/?view=users');
  const work = new CountedWork(page);
  await work.click(page.getByRole('button', { name: 'Add User' }));
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await work.type('Léa Roy');
  await work.press('Tab');
  await work.type('lr@b.ca');
  await work.pick(dialog.getByLabel('Role'), 'Dispatcher');
  await work.press('Control+Enter');
  await expect(dialog).toBeHidden();
  expect(work.clicks).toBeLessThanOrEqual(3);
  expect(work.keys).toBeLessThanOrEqual(20);
});

test('importing 40 rows with two unknown columns takes at most four clicks, undoing two', async ({
  page,
  billed: _billed,
}) => {
  await page.goto('/?view=import');
  const work = new CountedWork(page);
  await work.choose(page.getByLabel('Choose a file'), FILE);
  const vin = page.getByLabel('Field for column Qqx');
  await expect(vin).toBeFocused();
  await work.type('vi');
  await expect(vin).toHaveValue('vin');
  await work.press('Tab');
  const price = page.getByLabel('Field for column Zzx');
  await expect(price).toBeFocused();
  await work.type('pr');
  await expect(price).toHaveValue('price');
  await work.click(page.getByRole('button', { name: 'Read rows' }));
  await work.click(page.getByRole('button', { name: 'Create 40 jobs' }));
  await expect(page.getByText('40 jobs created')).toBeVisible();
  expect(work.clicks).toBeLessThanOrEqual(4);
  expect(work.keys).toBeLessThanOrEqual(5);

  const undo = new CountedWork(page);
  await undo.click(page.getByRole('button', { name: 'Undo import' }));
  await undo.click(page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }));
  await expect(page.getByText('40 records deleted')).toBeVisible();
  expect(undo).toMatchObject({ clicks: 2, keys: 0 });
});

test('finding a job by six characters of its VIN takes eight keys', async ({
  page,
  billed: _billed,
  adminApi,
}) => {
  const vehicleUnitsData = [{ year: 2003, make: 'Honda', vinLast8: '1HGCM82633A004352' }];
  const { id } = await send(adminApi, '/api/jobs', { vehicleUnitsData });
  const { jobId } = (await (await adminApi.get(`/api/jobs/${String(id)}`)).json()) as {
    jobId: string;
  };
  const work = new CountedWork(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await work.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await work.type('004352');
  await expect(page.getByRole('option', { selected: true })).toContainText(jobId);
  await work.press('Enter');
  await expect(page.getByRole('dialog', { name: `Job ${jobId}` })).toBeVisible();
  expect(work).toMatchObject({ clicks: 0, keys: 8 });
});

test("a viewer's prices take three clicks, ending a session two", async ({
  page,
  billed: _billed,
  adminApi,
}) => {
  const account = { email: 'vera@example.com', password: 'a viewer of the tests' };
  await send(adminApi, '/api/admin/users', { ...account, name: 'Vera Viewer', role: 'viewer' });
  await page.goto('/?view=users');
  const prices = new CountedWork(page);
  await prices.click(page.getByRole('button', { name: 'Edit Vera Viewer' }));
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await prices.click(dialog.getByRole('switch', { name: 'Sees prices' }));
  await prices.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog).toBeHidden();
  expect(prices).toMatchObject({ clicks: 3, keys: 0 });

  await tokenOf(adminApi, account);
  const ending = new CountedWork(page);
  await ending.click(page.getByRole('button', { name: 'Signed-in devices of Vera Viewer' }));
  const devices = page.getByRole('dialog', { name: 'Signed-in devices of Vera Viewer' });
  await ending.click(devices.getByRole('listitem').getByRole('button'));
  await expect(page.getByText('Device signed out').first()).toBeVisible();
  expect(ending).toMatchObject({ clicks: 2, keys: 0 });
});

test('who deleted a job takes two clicks', async ({ page, billed, adminApi }) => {
  const job = await billed.job(await billed.customer('Forgotten'), 100);
  expect((await adminApi.delete(`/api/jobs/${String(job)}`)).ok()).toBe(true);
  await page.goto('/?view=audit-log');
  const work = new CountedWork(page);
  await work.pick(page.getByLabel('Action', { exact: true }), 'Job deleted');
  const row = page.getByRole('row', { name: new RegExp(`JOB-0*${String(job)}\\b`) });
  await expect(row.getByText('Job deleted')).toBeVisible();
  await expect(row.getByText('Admin').first()).toBeVisible();
  expect(work).toMatchObject({ clicks: 2, keys: 0 });
});
