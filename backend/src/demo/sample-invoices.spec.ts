import { dayOf } from '@dispatch/domain/time/company-day';
import { describeWithDatabase, freshFolder } from '../../test/databases/databases';
import { TestClock } from '../../test/http';
import { loadSettings } from '../config/settings';
import { type Row, toDate } from '../database/rows';
import { TransactionRunner } from '../database/transactions/transaction-runner';
import { makeFirstAdmin } from '../first-admin';
import { openStorage } from '../storage/open-storage';
import { addSampleCompany } from './sample-company';
import { addSampleInvoices } from './sample-invoices';

const PASSWORD = 'demo1234';

describeWithDatabase('the sample invoices', (makeDatabase) => {
  test('are in every state, printed, with matching payments', async () => {
    const database = await makeDatabase();
    const settings = loadSettings({
      ...{ JWT_SECRET: 'a secret for tests that is long enough', LOG_LEVEL: 'silent' },
      DATA_DIR: freshFolder(),
    });
    const transactions = new TransactionRunner(database);
    const storage = openStorage(settings.storage);
    const ground = { settings, clock: new TestClock(), database, transactions, storage };
    await makeFirstAdmin(ground, PASSWORD);
    await addSampleCompany(ground, PASSWORD);
    await addSampleInvoices(ground);

    const ask = (sql: string) => database.query<Row>(sql);
    const states = await ask('SELECT DISTINCT status FROM invoices ORDER BY status');
    expect(states.map(({ status }) => status)).toEqual([
      ...['draft', 'issued', 'paid', 'partly-paid', 'void'],
    ]);
    expect(await ask("SELECT id FROM invoices WHERE kind = 'credit-note'")).toHaveLength(1);
    const overdue = `SELECT id FROM invoices WHERE status = 'issued' AND dueDate < '2026-03-31'`;
    expect((await ask(overdue)).length).toBeGreaterThan(0);
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
  });
});
