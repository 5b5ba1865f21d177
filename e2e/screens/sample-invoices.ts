import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

interface Made {
  readonly id: number;
  readonly version: number;
  readonly balance: number;
}

async function post(api: APIRequestContext, path: string, data?: object): Promise<Made> {
  const answer = await api.post(path, data === undefined ? {} : { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Made;
}

/** An issued invoice, an incomplete draft, and a payment with credit left, of one customer. */
export async function makeInvoices(
  api: APIRequestContext,
  customerId: number,
  jobs: { readonly issued: number; readonly drafted: number },
) {
  const first = await post(api, '/api/invoices', { jobIds: [jobs.issued] });
  const company = await api.get('/api/company');
  const { version } = (await company.json()) as { version: number };
  const numbers = { gstNumber: '123456782RT0001', qstNumber: '1234567899TQ0001' };
  const saved = await api.put('/api/company', {
    data: { legalName: 'Transport Exemple inc.', ...numbers },
    headers: { 'If-Match': `"${String(version)}"` },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const issued = await post(api, `/api/invoices/${String(first.id)}/issue`);
  const payment = await post(api, '/api/payments', {
    customerId,
    paidOn: '2026-03-31',
    amount: 250.5,
    method: 'cheque',
    reference: 'Cheque 1042',
    allocations: [{ invoiceId: issued.id, amount: 100 }],
  });
  const draft = await post(api, '/api/invoices', { jobIds: [jobs.drafted] });
  return { invoices: { draft: draft.id, issued: issued.id }, payment: payment.id };
}
