import { openDataSource } from '../../../test/databases/data-source';
import { describeOnEachDatabase, freshPlace } from '../../../test/databases/databases';
import { MIGRATIONS } from './migrations';
import { LATE_CHARGES } from './migrations/0050-late-charges';
import { migrate } from './migrator';

const QUIET = { log: () => undefined, beforeUpgrade: () => Promise.resolve(null) };
const AT = '2026-01-05 10:00:00.000';
const TOTALS =
  'SELECT billingComplete, jobs, cents FROM delivered_totals WHERE jobs > 0 ORDER BY billingComplete';

describeOnEachDatabase('Charges that were added after the invoice', (_, engine) => {
  it('reopen the billing of their jobs, once', async () => {
    const place = await freshPlace(engine);
    const dataSource = await openDataSource(place, { hasEntities: false });
    const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(LATE_CHARGES));
    await migrate(dataSource, before, QUIET);
    const run = (sql: string, values: readonly unknown[] = []) =>
      dataSource.query(sql, [...values]);
    await run(
      `INSERT INTO customers (id, name, nameKey, nameSort, status, version, createdAt, updatedAt)
        VALUES (1, 'A', 'a', 'a', 'active', 1, ?, ?)`,
      [AT, AT],
    );
    // The jobs 1 and 2 are invoiced, 3 is on a void invoice, 4 was never invoiced here.
    for (const id of [1, 2, 3, 4]) {
      await run(
        `INSERT INTO jobs (id, status, customerId, vehicleCount, priceCents, hasDriverReport, billingComplete, version,
          createdAt, updatedAt, completedAt) VALUES (?, 'delivered', 1, 0, 1000, 1, 1, 1, ?, ?, ?)`,
        [id, AT, AT, AT],
      );
      await run(
        `INSERT INTO job_charges (id, jobId, nameEn, nameFr, unit, quantity, price, taxable, version, createdAt, updatedAt)
          VALUES (?, ?, 'Late', 'Tard', 'each', 1000, 500, 1, 1, ?, ?)`,
        [id, id, AT, AT],
      );
      if (id === 4) continue;
      await run(
        `INSERT INTO invoices (id, kind, status, number, reference, customerId, invoiceDate, subtotalCents, taxCents,
          totalCents, creditedCents, paidCents, version, createdAt, updatedAt)
          VALUES (?, 'invoice', ?, ?, ?, 1, '2026-01-05', 1000, 0, 1000, 0, 0, 1, ?, ?)`,
        [id, id === 3 ? 'void' : 'paid', id, `INV-${String(id)}`, AT, AT],
      );
      await run('INSERT INTO invoice_jobs (invoiceId, jobId, position) VALUES (?, ?, 1)', [id, id]);
    }
    await run(`INSERT INTO invoice_claims (kind, subjectId, invoiceId) VALUES ('charge', 2, 2)`);
    await run(
      `INSERT INTO delivered_totals (driverId, hasDriverReport, billingComplete, jobs, cents) VALUES (0, 1, 1, 4, 4000)`,
    );
    await migrate(dataSource, MIGRATIONS, QUIET);
    expect(await run('SELECT id FROM jobs WHERE billingComplete = 0 AND version = 2')).toEqual([
      { id: 1 },
    ]);
    const totals = (await run(TOTALS)) as { jobs: number; cents: number | string }[];
    expect(totals.map(({ jobs, cents }) => [jobs, Number(cents)])).toEqual([
      [1, 1000],
      [3, 3000],
    ]);
    await dataSource.destroy();
  });
});
