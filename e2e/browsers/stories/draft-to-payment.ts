import { expect, type APIRequestContext } from '@playwright/test';
import { makeDriver } from '../../support/people';
import { ADMIN } from '../../support/product';
import type { Page } from '../engines/page';
import { signIn } from './sign-in';

const CUSTOMER = 'Garage Facturé';
const KINGSTON = { pickupAddress: '1 King Street', pickupCity: 'Kingston', pickupProvince: 'ON' };
const OTTAWA = { dropoffAddress: '2 Queen Street', dropoffCity: 'Ottawa', dropoffProvince: 'ON' };

/** A customer with a delivered job of $1,000.00. */
async function deliver(api: APIRequestContext): Promise<number> {
  const made = await api.post('/api/customers', {
    data: { name: CUSTOMER, address: '1 King Street', city: 'Ottawa', province: 'ON' },
  });
  const customerId = ((await made.json()) as { id: number }).id;
  const { driverId } = await makeDriver(api, 'Inès Exemple');
  const job = await api.post('/api/jobs', {
    data: { customerId, driverId, price: 1000, ...KINGSTON, ...OTTAWA },
  });
  const { id } = (await job.json()) as { id: number };
  const done = await api.put(`/api/jobs/${String(id)}`, {
    data: { status: 'delivered', driverId },
  });
  expect(done.ok(), await done.text()).toBe(true);
  const { version } = (await (await api.get('/api/company')).json()) as { version: number };
  const company = await api.put('/api/company', {
    data: { legalName: 'Transport Exemple inc.', gstNumber: '123456782RT0001' },
    headers: { 'If-Match': `"${String(version)}"` },
  });
  expect(company.ok(), await company.text()).toBe(true);
  return customerId;
}

/** A delivered job becomes a draft, an issued invoice, and is partly paid. */
export async function draftToPayment(desk: Page, api: APIRequestContext): Promise<void> {
  const customerId = await deliver(api);
  await signIn(desk, ADMIN.email, ADMIN.password);
  await desk.goto('/?view=to-invoice');
  await desk.button(new RegExp(CUSTOMER)).click();
  await desk.button('Create draft of 1 job').click();
  await desk.link('View').click();
  const draft = desk.dialog(`Draft for ${CUSTOMER}`);
  await draft.text('HST ON 13%').shown();
  await draft.text('$1,130.00').shown();

  await desk.button('Issue').click();
  await desk.role('alertdialog').button('Issue').click();
  const invoice = desk.dialog(/^Invoice INV-\d{6}$/);
  await invoice.shown();

  await invoice.button('Record payment').click();
  const payment = desk.dialog('Record payment');
  await payment.label('Amount').hasValue('1130');
  await payment.label('Amount').fill('500');
  await payment.label(/^Applied to INV-/).hasValue('500');
  await payment.button('Record payment').click();
  await payment.gone();
  await invoice.text('Partly paid').shown();
  await invoice.text('$630.00').shown();
  const found = await api.get(`/api/invoices?customerId=${String(customerId)}`);
  expect(await found.json()).toMatchObject([{ total: 1130 }]);
}
