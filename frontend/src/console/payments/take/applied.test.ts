import { makeInvoiceSummary } from '../../../testing/invoiceSamples';
import { partsFor } from './applied';

const invoices = [1, 2].map((id) => makeInvoiceSummary(id, { status: 'issued', balance: 100 }));
const part = (invoiceId: number, amount: number | null) => ({ invoiceId, amount });

test('keeps restored parts when the open invoices arrive', () => {
  const parts = [part(1, null), part(2, 60)];
  expect(partsFor(60, invoices, { invoices: [], parts })).toEqual(parts);
});

test("drops another customer's parts and pays the oldest invoice first", () => {
  const parts = [part(8, 60)];
  expect(partsFor(60, invoices, { invoices: [], parts })).toEqual([part(1, 60), part(2, null)]);
});
