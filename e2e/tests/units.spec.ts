import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-CA' };
const PASSWORD = 'another admin of the tests';

async function makeJob(api: APIRequestContext, makes: readonly string[]) {
  const answer = await api.post('/api/jobs', {
    data: {
      vehicleUnitsData: makes.map((make) => ({ year: 2022, make, model: 'One', price: 100 })),
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; jobId: string };
}

async function read(api: APIRequestContext, id: number) {
  return (await (await api.get(`/api/jobs/${String(id)}`)).json()) as {
    vehicleCount: number;
    price: number;
    jobVehicles: { vehicle: { make: string; vin: string | null } }[];
  };
}

async function openJob(browser: Browser, baseURL: string, who: typeof ADMIN, path: string) {
  const context = await browser.newContext({ ...DESK, baseURL });
  const page = await context.newPage();
  await signIn(page, who.email, who.password);
  await page.waitForURL('**/');
  await page.goto(path);
  return page;
}

const unit = (page: Page, number: number) =>
  page.getByRole('group', { name: `Unit ${String(number)}`, exact: true });

test('every unit of a job can be edited, added up to nine and removed', async ({
  browser,
  product,
  adminApi,
}) => {
  const job = await makeJob(adminApi, ['Honda', 'Ford', 'Kia']);
  const page = await openJob(browser, product.address, ADMIN, `/?job=${String(job.id)}&panel=edit`);

  await expect(page.getByText('Only the first vehicle can be edited.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit all units' }).click();
  await unit(page, 2).getByLabel('Make').fill('Škoda');
  await unit(page, 2).getByLabel('Unit Price').fill('250.50');
  for (let count = 4; count <= 9; count += 1)
    await page.getByRole('button', { name: 'Add Unit' }).click();
  await expect(page.getByText('9/9')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Unit' })).toBeDisabled();
  await unit(page, 9).getByLabel('VIN').fill('1HGCM82633A004352');
  await page.getByRole('button', { name: 'Remove unit 1', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Job updated successfully').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vehicles (8)' })).toContainText('Škoda');
  await expect(page.getByText('Changed the units')).toBeVisible();

  const saved = await read(adminApi, job.id);
  expect(saved.vehicleCount).toBe(8);
  expect(saved.price).toBe(350.5);
  expect(saved.jobVehicles.map(({ vehicle }) => vehicle.make).slice(0, 2)).toEqual([
    'Škoda',
    'Kia',
  ]);
  expect(saved.jobVehicles[7]?.vehicle.vin).toBe('1HGCM82633A004352');
  await page.context().close();
});

test('two people at one job see each other, and nobody overwrites the other unasked', async ({
  browser,
  product,
  adminApi,
}, info) => {
  test.slow();
  const marie = { email: `marie-${info.project.name}@example.com`, password: PASSWORD };
  const made = await adminApi.post('/api/admin/users', {
    data: { ...marie, name: 'Marie Tremblay', role: 'admin' },
  });
  expect(made.status()).toBe(201);
  const job = await makeJob(adminApi, ['Honda', 'Ford', 'Kia']);
  const path = `/?job=${String(job.id)}`;
  const mine = await openJob(browser, product.address, ADMIN, path);
  await expect(mine.getByRole('dialog')).toContainText(job.jobId);
  const hers = await openJob(browser, product.address, marie, path);
  await expect(hers.getByRole('dialog')).toContainText(job.jobId);
  await expect(mine.getByText('Marie Tremblay has this job open')).toBeVisible();
  await hers.getByRole('button', { name: 'Edit all units' }).click();
  await expect(mine.getByText('Marie Tremblay is editing this job')).toBeVisible();

  await mine.getByRole('button', { name: 'Edit all units' }).click();
  await unit(mine, 1).getByLabel('Model').fill('Mine');
  await unit(hers, 1).getByLabel('Model').fill('Hers');
  await hers.getByRole('button', { name: 'Save' }).click();
  await expect(hers.getByText('Job updated successfully').first()).toBeVisible();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(
    mine.getByText('Marie Tremblay changed this job while you were editing'),
  ).toBeVisible();
  const row = mine.getByRole('radiogroup', { name: 'Unit 1: Model' });
  await expect(row).toContainText('Mine');
  await expect(row).toContainText('Hers');
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine.getByText('Job updated successfully').first()).toBeVisible();
  await expect(hers.getByRole('region', { name: 'Vehicles (3)' })).toContainText('Honda Mine');

  await hers.getByRole('button', { name: 'Close' }).click();
  await expect(mine.getByText(/^Marie Tremblay (has|is)/)).toBeHidden();
  await mine.context().close();
  await hers.context().close();
});
