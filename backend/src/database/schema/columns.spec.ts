import { describeOnEachDatabase } from '../../../test/databases/databases';
import type { Database } from '../database';
import { Customer } from './entities/customer';
import { Job } from './entities/jobs/job';
import { JobUnit } from './entities/jobs/job-unit';
import { User } from './entities/accounts/user';
import { toDate, toFlag, toNullable, toNumber, toText } from '../rows';
import { TransactionRunner } from '../transactions/transaction-runner';
import { uniqueViolation } from '../engines/unique-violation';

const AT = new Date('2026-03-08T06:59:59.999Z');
const TEXT = 'Zoë’s 🚚 車両 "quoted" \\ back\nline';

const JOB = { status: 'pending', vehicleCount: 0, version: 1, createdAt: AT, updatedAt: AT };

describeOnEachDatabase('A column', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });

  async function addJob(fields: Partial<Job>): Promise<number> {
    const flags = { hasDriverReport: false, billingComplete: true };
    const job = await transactions.run((tx) =>
      tx.manager.insert(Job, { ...JOB, ...flags, ...fields }),
    );
    return Number(job.identifiers[0]?.['id']);
  }

  it('returns stored values unchanged through an entity', async () => {
    const id = await addJob({
      specialInstructions: TEXT,
      completedAt: AT,
      priceCents: 999_999_999,
    });
    const job = await transactions.run((tx) => tx.manager.findOneByOrFail(Job, { id }));
    expect(job).toMatchObject({
      specialInstructions: TEXT,
      completedAt: AT,
      createdAt: AT,
      priceCents: 999_999_999,
      hasDriverReport: false,
      billingComplete: true,
      completionNotes: null,
      deletedAt: null,
      driverId: null,
    });
  });

  it('returns stored values unchanged in raw rows', async () => {
    const id = await addJob({ specialInstructions: TEXT, completedAt: AT, priceCents: 1250 });
    const [row] = await database.query<Record<string, unknown>>(
      'SELECT * FROM jobs WHERE id = ? AND completedAt = ? AND billingComplete = ?',
      [id, AT, true],
    );
    expect(toText(row?.['specialInstructions'])).toBe(TEXT);
    expect(toDate(row?.['createdAt'])).toEqual(AT);
    expect(toNullable(row?.['completedAt'], toDate)).toEqual(AT);
    expect(toNullable(row?.['deletedAt'], toDate)).toBeNull();
    expect(toFlag(row?.['billingComplete'])).toBe(true);
    expect(toFlag(row?.['hasDriverReport'])).toBe(false);
    expect(row?.['priceCents']).toBe(1250);
  });

  it('sums to plain numbers', async () => {
    await addJob({ priceCents: 999_999_999, poNumber: 'sum' });
    await addJob({ priceCents: 1, poNumber: 'sum' });
    const sums = 'SELECT COUNT(*) AS n, SUM(priceCents) AS total FROM jobs WHERE poNumber = ?';
    expect(await database.query(sums, ['sum'])).toEqual([{ n: 2, total: 1_000_000_000 }]);
    const [empty] = await database.query<Record<string, unknown>>(sums, ['none']);
    expect(toNumber(empty?.['total'])).toBe(0);
  });

  it('distinguishes case and accents', async () => {
    await addJob({ poNumber: 'Québec' });
    const found = (po: string) => database.query('SELECT id FROM jobs WHERE poNumber = ?', [po]);
    expect(await found('Québec')).toHaveLength(1);
    expect(await found('québec')).toHaveLength(0);
    expect(await found('Quebec')).toHaveLength(0);
  });

  it('orders instants by time', async () => {
    await addJob({ poNumber: 'order', completedAt: new Date('2026-01-01T00:00:00.010Z') });
    await addJob({ poNumber: 'order', completedAt: new Date('2026-01-01T00:00:00.009Z') });
    const rows = await database.query<Record<string, unknown>>(
      "SELECT completedAt FROM jobs WHERE poNumber = 'order' AND completedAt >= ? ORDER BY completedAt",
      [new Date('2026-01-01T00:00:00.000Z')],
    );
    expect(rows.map((row) => toDate(row['completedAt']).getUTCMilliseconds())).toEqual([9, 10]);
  });

  it('refuses a reference to a missing row', async () => {
    const run = transactions.run((tx) =>
      tx.manager.insert(JobUnit, { jobId: 1, vehicleId: 999, position: 1 }),
    );
    await expect(run).rejects.toThrow(/foreign key/i);
  });

  it('reports the name of the violated unique index', async () => {
    const user = {
      name: 'Alex',
      nameSort: 'alex',
      email: 'alex@example.com',
      emailKey: "alex' for key 'x'@example.com",
      passwordHash: '-',
      role: 'admin',
      isActive: true,
      version: 1,
      createdAt: AT,
      updatedAt: AT,
    };
    const add = () => transactions.run((tx) => tx.manager.insert(User, { ...user }));
    await add();
    expect(uniqueViolation(await add().catch((error: unknown) => error))).toBe('users_email_key');
    const guard = transactions.run((tx) =>
      tx.manager.query("INSERT INTO guards (name, version) VALUES ('last-admin', 1)"),
    );
    expect(uniqueViolation(await guard.catch((error: unknown) => error))).toBe('PRIMARY');
    const other = transactions.run((tx) => tx.manager.query('INSERT INTO nothing VALUES (1)'));
    expect(uniqueViolation(await other.catch((error: unknown) => error))).toBeNull();
  });

  it('reports the name of a unique index over two columns', async () => {
    const job = await addJob({});
    await transactions.run((tx) =>
      tx.manager.query('INSERT INTO vehicles (version, createdAt, updatedAt) VALUES (1, ?, ?)', [
        AT,
        AT,
      ]),
    );
    const [row] = await database.query<{ id: number }>('SELECT MAX(id) AS id FROM vehicles');
    const add = () =>
      transactions.run((tx) =>
        tx.manager.insert(JobUnit, { jobId: job, vehicleId: row?.id ?? 0, position: 1 }),
      );
    await add();
    expect(uniqueViolation(await add().catch((error: unknown) => error))).toBe(
      'job_units_position',
    );
  });

  it('of a customer holds names in any script', async () => {
    const names = ['Ærø Transport', 'Łódź', '東京輸送', 'Николай', '🚛🚛'];
    for (const name of names) {
      await transactions.run((tx) =>
        tx.manager.insert(Customer, {
          ...{ name, nameKey: name, nameSort: name, status: 'active' },
          ...{ version: 1, createdAt: AT, updatedAt: AT },
        }),
      );
    }
    const rows = await database.query<{ name: string }>('SELECT name FROM customers ORDER BY id');
    expect(rows.map((row) => row.name)).toEqual(names);
  });
});
