import { dayOf } from '@dispatch/domain/time/company-day';
import type { CoreServices } from '../../src/core-services';
import { type Row, toDate } from '../../src/database/rows';

/** Checks the states, prints and payments of the sample company's invoices. */
export async function expectSampleInvoices({ database, settings, storage }: CoreServices) {
  const ask = (sql: string) => database.query<Row>(sql);
  const states = await ask('SELECT DISTINCT status FROM invoices ORDER BY status');
  expect(states.map(({ status }) => status)).toEqual([
    ...['draft', 'issued', 'paid', 'partly-paid', 'void'],
  ]);
  expect(await ask("SELECT id FROM invoices WHERE kind = 'credit-note'")).toHaveLength(1);
  expect(await ask("SELECT id FROM payments WHERE method = 'write-off'")).toHaveLength(1);
  const overdue = `SELECT id FROM invoices WHERE status = 'issued' AND dueDate < '2026-03-31'`;
  expect((await ask(overdue)).length).toBeGreaterThan(0);
  expect(await ask('SELECT id FROM collection_notes WHERE promisedOn IS NOT NULL')).toHaveLength(2);
  const dated = `SELECT i.invoiceDate, j.completedAt FROM invoices i
    JOIN invoice_jobs ij ON ij.invoiceId = i.id JOIN jobs j ON j.id = ij.jobId WHERE i.number IS NOT NULL`;
  const early = (await ask(dated)).filter(
    ({ invoiceDate, completedAt }) =>
      String(invoiceDate) < dayOf(toDate(completedAt), settings.company.timeZone),
  );
  expect(early).toEqual([]);
  const issued = await ask('SELECT pdfHash FROM invoices WHERE number IS NOT NULL');
  for (const { pdfHash } of issued) expect(await storage.has(String(pdfHash))).toBe(true);
  const unpaid = `SELECT i.id FROM invoices i LEFT JOIN payment_allocations a ON a.invoiceId = i.id
    GROUP BY i.id, i.paidCents HAVING i.paidCents <> COALESCE(SUM(a.amountCents), 0)`;
  expect(await ask(unpaid)).toEqual([]);
}
