import type { APIRequestContext } from '@playwright/test';
import { ADMIN } from '../support/product';
import { makeJob, openJob, unit } from '../support/job-units';
import { expect, test } from '../support/test';

async function read(api: APIRequestContext, id: number) {
  return (await (await api.get(`/api/jobs/${String(id)}`)).json()) as {
    vehicleCount: number;
    price: number;
    jobVehicles: { vehicle: { make: string; vin: string | null } }[];
  };
}

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
