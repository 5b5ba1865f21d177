import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const ORDER = `Hello,

PO #: RT-20418
Customer: Roy Toyota
VIN: JTMRWRFV7RD112233
Vehicle: 2024 Toyota RAV4
Pickup: 2100 Dixie Rd, Mississauga, ON L4Y 1Y8
Delivery: 55 Front Street West, Toronto, ON M5J 1E6

Thanks,
Jane Roy
jane@roytoyota.example`;

test('a pasted order becomes a job of the known customer once it is confirmed', async ({
  browser,
  product,
  adminApi,
}) => {
  const made = await adminApi.post('/api/customers', {
    data: { name: 'Roy Toyota Mississauga', email: 'jane@roytoyota.example' },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    baseURL: product.address,
  });
  const page = await context.newPage();
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.waitForURL('**/');
  await page.goto('/?view=new-dispatch');
  await page.getByRole('button', { name: 'Paste an email or VINs' }).click();
  await page.getByLabel('Text of the order').fill(ORDER);
  await page.getByRole('button', { name: 'Fill the Form' }).click();

  await expect(page.getByText('Roy Toyota Mississauga is an existing customer')).toBeVisible();
  await expect(page.getByLabel('Customer Name')).toHaveValue('Roy Toyota Mississauga');
  await expect(page.getByLabel('VIN', { exact: true })).toHaveValue('JTMRWRFV7RD112233');
  await expect(page.getByLabel('PO Number')).toHaveAccessibleDescription('Not confirmed yet');
  await page.getByRole('button', { name: 'Save Dispatch Job' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Confirm All' }).click();
  await page.getByRole('button', { name: 'Save Dispatch Job' }).click();
  await expect(page.getByText('Dispatch job created successfully!').first()).toBeVisible();

  const jobs = (await (
    await adminApi.get(`/api/jobs?customerId=${String(id)}`)
  ).json()) as object[];
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ poNumber: 'RT-20418', dropoffCity: 'Toronto' });
  await context.close();
});
