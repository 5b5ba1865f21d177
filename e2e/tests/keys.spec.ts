import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { counted } from '../support/counted-keys';
import { expect, test } from '../support/test';

const VIN = '1HGCM82633A004352';

test.use({
  viewport: { width: 1280, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('a job for a known customer with one pasted VIN takes nine keystrokes', async ({
  page,
  adminApi,
}) => {
  const customer = `Vent du Nord ${test.info().project.name}`;
  const made = await adminApi.post('/api/customers', { data: { name: customer } });
  expect(made.status()).toBe(201);
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.evaluate((vin) => navigator.clipboard.writeText(vin), VIN);

  const { pressed, press } = counted(page);
  await press('c', 'd');
  await expect(page.getByLabel('Customer Name')).toBeFocused();
  await press('v', 'e', 'n', 't');
  await expect(page.getByRole('option', { name: new RegExp(customer) })).toBeVisible();
  await press('Enter');
  await expect(page.getByLabel('VIN', { exact: true })).toBeFocused();
  await press('Control+v');
  await expect(page.getByLabel('Make and Model')).toHaveValue('Honda');
  await press('Control+Enter');
  await expect(page.getByText('Dispatch job created successfully!').first()).toBeVisible();
  expect(pressed.length).toBeLessThanOrEqual(9);

  const [job] = (await (await adminApi.get('/api/jobs?limit=1')).json()) as {
    customer: { name: string };
    vehicle: { vin: string; make: string; year: number };
  }[];
  expect(job).toMatchObject({
    customer: { name: customer },
    vehicle: { vin: VIN, make: 'Honda', year: 2003 },
  });
});
