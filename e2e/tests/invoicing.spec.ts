import type { APIRequestContext } from '@playwright/test';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const CUSTOMER = 'Garage Facturé';

const named = (number: number) => `INV-${String(number).padStart(6, '0')}`;

const KINGSTON = { pickupAddress: '1 King Street', pickupCity: 'Kingston', pickupProvince: 'ON' };
const OTTAWA = {
  dropoffAddress: '2 Queen Street',
  dropoffCity: 'Ottawa',
  dropoffProvince: 'ON',
};

/** Delivers a job from Kingston to Ottawa for this customer. */
async function deliver(api: APIRequestContext, customerId: number, price: number) {
  const { driverId } = await makeDriver(api, 'Inès Exemple');
  const unit = { year: 2024, make: 'Honda', model: 'Civic', vinLast8: 'KP042788' };
  const made = await api.post('/api/jobs', {
    data: { customerId, driverId, price, vehicleUnitsData: [unit], ...KINGSTON, ...OTTAWA },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const done = await api.put(`/api/jobs/${String(id)}`, {
    data: { status: 'delivered', driverId },
  });
  expect(done.ok(), await done.text()).toBe(true);
}

test('a delivered job is invoiced, issued, paid and credited', async ({ page, adminApi }) => {
  const made = await adminApi.post('/api/customers', {
    data: { name: CUSTOMER, address: '1 King Street', city: 'Ottawa', province: 'ON' },
  });
  const customer = (await made.json()) as { id: number };
  await deliver(adminApi, customer.id, 1000);
  const company = (await (await adminApi.get('/api/company')).json()) as { version: number };
  const saved = await adminApi.put('/api/company', {
    data: { legalName: 'Transport Exemple inc.', gstNumber: '123456782RT0001' },
    headers: { 'If-Match': `"${String(company.version)}"` },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await signIn(page, ADMIN.email, ADMIN.password);

  await test.step('the job waits to be invoiced, and becomes a draft', async () => {
    await page.goto('/?view=to-invoice');
    await page.getByRole('button', { name: new RegExp(CUSTOMER) }).click();
    await page.getByRole('button', { name: 'Create draft of 1 job' }).click();
    await page.getByRole('link', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: `Draft for ${CUSTOMER}` });
    // 13 % in Ontario, the province of delivery.
    await expect(dialog.getByText('HST ON 13%')).toBeVisible();
    await expect(dialog.getByText('$1,130.00').first()).toBeVisible();
  });

  const invoice = page.getByRole('dialog', { name: /^Invoice INV-\d{6}$/ });
  const issued = await test.step('issuing gives it a number', async () => {
    await page.getByRole('button', { name: 'Issue' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Issue' }).click();
    await expect(invoice).toBeVisible();
    const all = await page.request.get(`/api/invoices?customerId=${String(customer.id)}`);
    const [{ id } = { id: 0 }] = (await all.json()) as { id: number }[];
    const pdf = await page.request.get(`/api/invoices/${String(id)}/pdf`);
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    const title = await invoice.getByRole('heading', { name: /^Invoice INV-/ }).innerText();
    return Number(title.slice(-6));
  });
  const number = named(issued);

  await test.step('a part of it is paid', async () => {
    await invoice.getByRole('button', { name: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('1130');
    await dialog.getByLabel('Amount', { exact: true }).fill('500');
    await expect(dialog.getByLabel(`Applied to ${number}`)).toHaveValue('500');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog).toBeHidden();
    await expect(invoice.getByText('Partly paid')).toBeVisible();
    await expect(invoice.getByText('$630.00').first()).toBeVisible();
  });

  await test.step('the whole is taken back; what was paid is credit of the customer', async () => {
    await invoice.getByRole('button', { name: 'Issue credit note' }).click();
    const dialog = page.getByRole('dialog', { name: `Credit note for ${number}` });
    await dialog.getByLabel('Reason').fill('Agreed otherwise');
    await dialog.getByRole('button', { name: 'Issue credit note' }).click();
    await expect(invoice.getByText('Void')).toBeVisible();
    await expect(
      invoice.getByRole('button', { name: `Credit note ${named(issued + 1)}` }),
    ).toBeVisible();
    await page.goto('/?view=receivables');
    await expect(page.getByRole('row', { name: new RegExp(CUSTOMER) })).toContainText('$500.00');
    await page.goto('/?view=to-invoice');
    await expect(page.getByRole('button', { name: new RegExp(CUSTOMER) })).toBeVisible();
  });
});
