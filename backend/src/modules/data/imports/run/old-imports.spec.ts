import { describeOnEachDatabase } from '../../../../../test/databases/databases';
import { TestClock } from '../../../../../test/app/http';
import type { Database } from '../../../../database/database';
import { insertRecord, insertRecords } from '../../../../database/records/records';
import { Import, ImportRow } from '../../../../database/schema/entities/imports/import';
import { OutboxTask } from '../../../../database/schema/entities/outbox-task';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { forgetOldImports } from './old-imports';

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachDatabase('Old imports', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  const clock = new TestClock();
  const core = () => ({ database, transactions, clock });
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
  const addTask = (more: Partial<OutboxTask>) =>
    transactions.run((tx) =>
      insertRecord(tx, OutboxTask, {
        ...{ kind: 'import', resource: 'import', resourceId: 1, dedupe: null, payload: '{}' },
        ...{ state: 'waiting', attempts: 0, runAt: clock.now(), lastError: null },
        ...{ createdAt: clock.now(), doneAt: null },
        ...more,
      }),
    );
  const addImport = (state: string, createdAt: Date) =>
    transactions.run((tx) =>
      insertRecord(tx, Import, {
        ...{ kind: 'jobs', fileName: 'a.csv', state, heads: '[]', mapping: '[]', version: 1 },
        ...{ dateOrder: null, customerId: null, sha256: 'x', requestKey: null, createdById: 1 },
        ...{ createdByName: 'Dora Desk', startedAt: null, finishedAt: null },
        ...{ createdAt, updatedAt: createdAt },
      }),
    );

  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });
  beforeEach(() =>
    transactions.run(async (tx) => {
      for (const table of ['outbox_tasks', 'import_rows', 'imports'])
        await tx.manager.query(`DELETE FROM ${table}`);
    }),
  );

  test('delete completed tasks after a day', async () => {
    const kept = [
      await addTask({ state: 'done' }),
      await addTask({ createdAt: inDays(-2) }),
      await addTask({ state: 'done', createdAt: inDays(-2), kind: 'invoice-mail' }),
    ];
    await addTask({ state: 'done', createdAt: inDays(-2) });
    await addTask({ state: 'parked', createdAt: inDays(-2) });
    await forgetOldImports(core());
    expect(await database.query('SELECT id FROM outbox_tasks ORDER BY id')).toEqual(
      kept.map((id) => ({ id })),
    );
  });

  test('delete files with all their rows after 90 days, part by part, except running imports', async () => {
    const old = await addImport('done', inDays(-91));
    const stays = [
      await addImport('running', inDays(-91)),
      await addImport('draft', inDays(-89)),
      await addImport('reading', clock.now()),
    ];
    await addImport('reading', inDays(-1));
    const rowOf = (importId: number, line: number) => ({
      ...{ importId, line, cells: '[]', state: 'ready', problems: null },
      ...{ recordId: null, recordVersion: null, customerId: null, customerMadeId: null },
    });
    await transactions.run(async (tx) => {
      const lines = Array.from({ length: 1_201 }, (_, at) => at);
      await insertRecords(
        tx,
        ImportRow,
        lines.map((line) => rowOf(old, line)),
      );
      await insertRecords(
        tx,
        ImportRow,
        stays.map((id) => rowOf(id, 2)),
      );
    });
    const run = jest.spyOn(transactions, 'run');
    await forgetOldImports(core());
    expect(run.mock.calls.length).toBeGreaterThan(4);
    run.mockRestore();
    expect(await database.query('SELECT id FROM imports ORDER BY id')).toEqual(
      stays.map((id) => ({ id })),
    );
    expect(await database.query('SELECT importId FROM import_rows ORDER BY id')).toEqual(
      stays.map((importId) => ({ importId })),
    );
  });
});
