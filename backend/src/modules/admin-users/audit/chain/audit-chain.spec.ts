import { Logger } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { logOn } from '../../../../../test/records/activity-log';
import { describeOnEachDatabase, freshFolder } from '../../../../../test/databases/databases';
import { eventually } from '../../../../../test/app/eventually';
import { TestClock } from '../../../../../test/app/http';
import { auditKeys, knownAuditKeys } from '../../../../config/audit-keys';
import type { Settings } from '../../../../config/settings';
import type { Database } from '../../../../database/database';
import type { Row } from '../../../../database/rows';
import type { SqlValue } from '../../../../database/sql';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { Workers } from '../../../../workers/workers';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { readAnchor } from './audit-anchor';
import { AuditChain } from './audit-chain';
import { AuditSealer } from './audit-sealer';
import { checkAudit } from './check-audit';
import { forgetEntries } from './forget-entries';

const MINUTE_MS = 60_000;

describeOnEachDatabase('The chain of the audit log', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  let clock: TestClock;
  let settings: Pick<Settings, 'audit' | 'dataDir' | 'jwtSecret'>;
  let chain: AuditChain;
  const feed = new ChangeFeed();
  const open = () => new AuditSealer(database, transactions, chain, feed, clock, new Workers());
  const write = (sql: string, values: readonly SqlValue[] = []) =>
    transactions.run((tx) => tx.manager.query<unknown>(sql, [...values]));
  const check = () =>
    checkAudit((sql, values) => database.query<Row>(sql, values), {
      keys: knownAuditKeys(settings).known,
      anchor: readAnchor(settings.dataDir),
    });
  const seals = () => database.query<Row>('SELECT id, activityId FROM audit_seals ORDER BY id');
  const record = (name: string) =>
    transactions.run((tx) =>
      logOn(feed, clock).record(
        tx,
        { userId: 7, name },
        {
          action: 'customer.updated',
          resource: 'customer',
          resourceId: 1,
          before: { name: 'Maple' },
          after: { name },
        },
      ),
    );
  async function fill(count: number) {
    for (let n = 1; n <= count; n += 1) {
      await record(`Zoë ${String(n)}`);
      clock.advance(MINUTE_MS);
    }
    await open().sealAll();
  }

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });
  beforeEach(async () => {
    clock = new TestClock();
    settings = {
      audit: { syslog: null, file: null, keys: [] },
      ...{ dataDir: freshFolder(), jwtSecret: 'a secret for tests that is long enough' },
    };
    chain = new AuditChain(settings);
    for (const table of ['activity', 'audit_seals', 'audit_streams'])
      await write(`DELETE FROM ${table}`);
    const [newest] = await database.query<Row>('SELECT MAX(id) AS id FROM activity');
    await write("UPDATE audit_chain SET lastNo = 0, lastHash = '', settledId = ?", [
      Number(newest?.['id'] ?? 0),
    ]);
  });

  test('is valid while the log is untouched, and counts the unsealed entries', async () => {
    await fill(3);
    await record('Ann');
    expect(await check()).toMatchObject({ entries: 3, erased: 0, unsealed: 1, faults: [] });
    await open().sealAll();
    const { last, ...rest } = await check();
    const nothing = { faults: [], unproven: [], notes: [] };
    expect(rest).toEqual({ entries: 4, erased: 0, unsealed: 0, ...nothing });
    expect(last).toEqual({ no: 4, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('seals each entry once when several seal concurrently', async () => {
    for (let n = 0; n < 30; n += 1) await record(`Ann ${String(n)}`);
    await Promise.all([open().sealAll(), open().sealAll(), open().sealAll()]);
    expect((await seals()).map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
    expect((await check()).faults).toEqual([]);
  });

  test('seals more than one batch, and entries committed after entries with higher ids', async () => {
    for (let n = 0; n < 4; n += 1) await record('Ann');
    const [first] = await database.query<Row>('SELECT * FROM activity ORDER BY id LIMIT 1');
    const columns = Object.keys(first ?? {}).map((name) => `\`${name}\``);
    const late = Object.values(first ?? {}) as SqlValue[];
    await write('DELETE FROM activity WHERE id = ?', [Number(first?.['id'])]);
    const other = columns.filter((name) => name !== '`id`').join(', ');
    for (let n = 0; n < 8; n += 1)
      await write(`INSERT INTO activity (${other}) SELECT ${other} FROM activity`);
    await open().sealAll();
    expect(await check()).toMatchObject({ entries: 768, unsealed: 0, faults: [] });

    await write(
      `INSERT INTO activity (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      late,
    );
    expect(await check()).toMatchObject({ unsealed: 1, faults: [] });
    await open().sealAll();
    expect(await check()).toMatchObject({ entries: 769, unsealed: 0, faults: [] });
  });

  test('reads sealed entries above a missing id only once', async () => {
    for (let n = 0; n < 4; n += 1) await record('Ann');
    const [first] = await database.query<Row>('SELECT id FROM activity ORDER BY id');
    await write('DELETE FROM activity WHERE id = ?', [Number(first?.['id']) + 1]);
    await open().sealAll();
    await record('Ben');
    const query = jest.spyOn(EntityManager.prototype, 'query');
    await open().sealAll();
    const results = await Promise.all(query.mock.results.map(({ value }): unknown => value));
    const read = results.filter((_, at) => query.mock.calls[at]?.[0].includes('FROM activity a'));
    query.mockRestore();
    expect(read.map((rows) => (rows as unknown[]).length)).toEqual([0, 1]);
    expect(await check()).toMatchObject({ entries: 4, unsealed: 0, faults: [] });
  });

  test('grows soon after a commit, and once more at shutdown', async () => {
    const stop = open().worker.start();
    await record('Ann');
    await eventually('the seal', async () => (await seals()).length === 1);
    await record('Ben');
    await stop();
    expect(await seals()).toHaveLength(2);
  });

  test('stops mid-way through a long log at shutdown, and resumes later', async () => {
    await record('Ann');
    const [first] = await database.query<Row>('SELECT * FROM activity');
    const other = Object.keys(first ?? {})
      .filter((name) => name !== 'id')
      .map((name) => `\`${name}\``)
      .join(', ');
    for (let n = 0; n < 13; n += 1)
      await write(`INSERT INTO activity (${other}) SELECT ${other} FROM activity`);
    await open().worker.start()();
    const { entries, unsealed } = await check();
    expect(entries).toBeGreaterThan(0);
    expect(unsealed).toBeGreaterThan(0);
    expect(entries + unsealed).toBe(8192);
    await open().sealAll();
    expect(await check()).toMatchObject({ entries: 8192, unsealed: 0, faults: [] });
  });

  test.each([
    ['actorName', "'Somebody else'"],
    ['after', `'{"name":"Other"}'`],
    ['address', "'203.0.113.9'"],
    ['userAgent', "'curl'"],
  ])('detects an entry whose %s was changed', async (column, value) => {
    await fill(3);
    const [, second] = await seals();
    await write(`UPDATE activity SET \`${column}\` = ${value} WHERE id = ?`, [
      Number(second?.['activityId']),
    ]);
    expect((await check()).faults).toEqual([
      `Entry ${String(second?.['activityId'])} (number 2): its names or facts are not those that were sealed.`,
    ]);
  });

  test.each([
    ['action', "'customer.deleted'"],
    ['at', "'2026-03-31 14:00:00.000'"],
    ['actorId', '8'],
    ['resourceId', '2'],
  ])('detects an entry whose %s was changed', async (column, value) => {
    await fill(3);
    const [, second] = await seals();
    await write(`UPDATE activity SET \`${column}\` = ${value} WHERE id = ?`, [
      Number(second?.['activityId']),
    ]);
    expect((await check()).faults).toEqual([
      `Entry ${String(second?.['activityId'])} (number 2): it was changed, or does not follow from the entry before it.`,
    ]);
  });

  test('detects a missing entry, with and without its seal', async () => {
    await fill(5);
    const [, second, , fourth] = await seals();
    await write('DELETE FROM activity WHERE id = ?', [Number(second?.['activityId'])]);
    await write('DELETE FROM activity WHERE id = ?', [Number(fourth?.['activityId'])]);
    await write('DELETE FROM audit_seals WHERE id = 4');
    expect((await check()).faults).toEqual([
      `Entry ${String(second?.['activityId'])} (number 2): it is missing.`,
      'The entry with the number 4 is missing.',
    ]);
  });

  test('detects that the newest entries and their seals are missing', async () => {
    await fill(5);
    const [, , third] = await seals();
    await write('DELETE FROM activity WHERE id > ?', [Number(third?.['activityId'])]);
    await write('DELETE FROM audit_seals WHERE id > 3');
    expect((await check()).faults).toEqual(['The entries with the numbers 4 to 5 are missing.']);
  });

  test('detects swapped entries', async () => {
    await fill(4);
    const [, second, third] = await seals();
    const [a, b] = [Number(second?.['activityId']), Number(third?.['activityId'])];
    await write('UPDATE activity SET id = 1000000 WHERE id = ?', [a]);
    await write('UPDATE activity SET id = ? WHERE id = ?', [a, b]);
    await write('UPDATE activity SET id = ? WHERE id = 1000000', [b]);
    const { faults } = await check();
    expect(faults).toHaveLength(2);
    expect(faults.join(' ')).toMatch(/number 2\): .*number 3\): /);
  });

  test('detects an entry inserted later', async () => {
    await fill(3);
    // By then every earlier transaction must have ended.
    clock.advance(10 * MINUTE_MS);
    await open().sealAll();
    const [, second] = await seals();
    const id = Number(second?.['activityId']);
    await write('DELETE FROM audit_seals WHERE id = 2');
    expect((await check()).faults).toEqual([
      'The entry with the number 2 is missing.',
      `Entry ${String(id)}: it was put in later, or its seal is missing.`,
    ]);
  });

  test('stays valid when names and facts of an entry are erased', async () => {
    await fill(3);
    const [, second] = await seals();
    const id = Number(second?.['activityId']);
    const left = { actorName: null, before: null, after: null };
    const keys = auditKeys(settings);
    await write('INSERT INTO retention_runs (at, entries) VALUES (?, 1)', [clock.now()]);
    const [run] = await database.query<Row>('SELECT MAX(id) AS id FROM retention_runs');
    const erasing = { by: `retention ${String(run?.['id'])}`, keys, now: clock.now() };
    await transactions.run((tx) =>
      forgetEntries((sql, values) => tx.manager.query(sql, [...values]), [id], left, erasing),
    );
    expect(await check()).toMatchObject({ entries: 3, erased: 1, faults: [] });
    const [entry] = await database.query<Row>('SELECT * FROM activity WHERE id = ?', [id]);
    expect(entry).toMatchObject({ ...left, address: null, userAgent: null, actorId: 7 });
    await write('UPDATE activity SET resourceId = 9 WHERE id = ?', [id]);
    expect((await check()).faults).toHaveLength(1);
  });
});
