import type { APIRequestContext } from '@playwright/test';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { counted } from '../support/counted-keys';
import { expect, test } from '../support/test';

const reference = (id: number) => `JOB-${String(id).padStart(6, '0')}`;

test.use({
  viewport: { width: 1280, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** A job of one vehicle with this VIN, with the earliest pickup. */
async function makeUrgentJob(api: APIRequestContext, vin: string): Promise<number> {
  const made = await api.post('/api/jobs', {
    data: { vehicleUnitsData: [{ vinLast8: vin }], preferredPickupDate: '2001-01-01' },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: number }).id;
}

interface Given {
  readonly status: string;
  readonly driver: { readonly name: string } | null;
}
const jobOf = async (api: APIRequestContext, id: number) =>
  (await (await api.get(`/api/jobs/${String(id)}`)).json()) as Given;

test('assigns the most urgent job to the best driver with three keystrokes', async ({
  page,
  adminApi,
}) => {
  await makeDriver(adminApi, 'Ready Sample');
  const id = await makeUrgentJob(adminApi, '1HGCM82633A004353');
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const { pressed, press } = counted(page);
  await press('a');
  await expect(page.getByRole('option').first()).toContainText(reference(id));
  await press('Enter');
  await expect(page.getByRole('button', { name: /^Give to / }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Driver' })).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Driver assigned successfully!').first()).toBeVisible();
  expect(pressed.length).toBeLessThanOrEqual(3);
  expect(await jobOf(adminApi, id)).toMatchObject({ status: 'assigned', driver: {} });
});

test('assigns a job to the best driver with two clicks', async ({ page, adminApi }) => {
  await makeDriver(adminApi, 'Ready Sample');
  const id = await makeUrgentJob(adminApi, '1HGCM82633A004354');
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/?view=active-jobs&driver=none&sort=pickup');

  let clicks = 0;
  const click = async (name: string | RegExp) => {
    clicks += 1;
    await page.getByRole('button', { name }).first().click();
  };
  await click(`Assign Driver to ${reference(id)}`);
  await click(/^Give to /);
  await expect(page.getByText('Driver assigned successfully!').first()).toBeVisible();
  expect(clicks).toBe(2);
  expect(await jobOf(adminApi, id)).toMatchObject({ status: 'assigned', driver: {} });
});

test('shows the location of a job after seven keystrokes, without opening it', async ({
  page,
  adminApi,
}) => {
  const { driverId, name } = await makeDriver(adminApi, 'Underway Sample');
  const id = await makeUrgentJob(adminApi, '5YJ3E1EA7KF317422');
  for (const data of [{ driverId, status: 'assigned' }, { status: 'in-transit' }]) {
    const { headers } = await adminApi.get(`/api/jobs/${String(id)}`).then((answer) => ({
      headers: { 'If-Match': answer.headers()['etag'] ?? '' },
    }));
    const changed = await adminApi.put(`/api/jobs/${String(id)}`, { data, headers });
    expect(changed.status()).toBe(200);
  }
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const { pressed, press } = counted(page);
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Find a job/ })).toBeFocused();
  await press('3', '1', '7', '4', '2', '2');
  const row = page.getByRole('option', { name: new RegExp(reference(id)) });
  await expect(row).toContainText('In Transit');
  await expect(row).toContainText(name);
  await expect(row).toContainText(/since .*\d/);
  expect(pressed.length).toBeLessThanOrEqual(7);
});
