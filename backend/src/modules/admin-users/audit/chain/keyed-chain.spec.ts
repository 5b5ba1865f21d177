import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { logOn } from '../../../../../test/records/activity-log';
import { describeOnEachDatabase, freshFolder } from '../../../../../test/databases/databases';
import { TestClock } from '../../../../../test/app/http';
import { auditKeys, knownAuditKeys } from '../../../../config/audit-keys';
import type { Database } from '../../../../database/database';
import { type Row, toText } from '../../../../database/rows';
import type { SqlValue } from '../../../../database/sql';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { Workers } from '../../../../workers/workers';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { forgetAnchor, readAnchor } from './audit-anchor';
import { AuditChain, endsOf, SELECT_ENDS } from './audit-chain';
import { AuditSealer } from './audit-sealer';
import { checkAudit } from './check-audit';
import { forgetEntries } from './forget-entries';
import { factsHash, linkHash, namingFactsOf, SEALED_COLUMNS, sealedFactsOf } from './seal';

const DAY_MS = 24 * 60 * 60_000;
const OTHER_KEY = 'a key of tests that is another one, and long enough';

describeOnEachDatabase('The key of the audit log', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  let clock: TestClock;
  let settings: ReturnType<typeof freshSettings>;
  const feed = new ChangeFeed();
  const freshSettings = (keys: readonly string[] = []) => ({
    audit: { syslog: null, file: null, keys },
    ...{ dataDir: freshFolder(), jwtSecret: 'a secret for tests that is long enough' },
  });
  const query = (sql: string, values: readonly SqlValue[] = []) => database.query<Row>(sql, values);
  const write = (sql: string, values: readonly SqlValue[] = []) =>
    transactions.run((tx) => tx.manager.query<unknown>(sql, [...values]));
  const check = (by = settings) =>
    checkAudit(query, { keys: knownAuditKeys(by).known, anchor: readAnchor(by.dataDir) });
  const sealAll = (by = settings) =>
    new AuditSealer(
      database,
      transactions,
      new AuditChain(by),
      feed,
      clock,
      new Workers(),
    ).sealAll();

  async function record(count: number) {
    for (let n = 0; n < count; n += 1)
      await transactions.run((tx) =>
        logOn(feed, clock).record(
          tx,
          { userId: 7, name: 'Zoë' },
          { action: 'customer.updated', resource: 'customer', resourceId: 1, after: { name: 'B' } },
        ),
      );
  }

  /** Seals as older servers do, without a key. */
  async function sealAsBefore() {
    const rows = await query(
      `SELECT ${SEALED_COLUMNS} FROM activity a WHERE NOT EXISTS (SELECT 1 FROM audit_seals s WHERE s.activityId = a.id)
        ORDER BY a.id`,
    );
    for (const row of rows) {
      const { lastNo, lastHash } = endsOf((await query(SELECT_ENDS))[0]);
      const facts = factsHash('salt', namingFactsOf(row));
      const hash = linkHash(lastHash, lastNo + 1, sealedFactsOf(row), facts, null);
      await write(
        'INSERT INTO audit_seals (id, activityId, salt, factsHash, hash) VALUES (?, ?, ?, ?, ?)',
        [lastNo + 1, Number(row['id']), 'salt', facts, hash],
      );
      await write('UPDATE audit_chain SET lastNo = ?, lastHash = ?', [lastNo + 1, hash]);
    }
  }

  /** Imitates an attacker who can write to the database and knows how the product computes hashes. */
  async function makeAnewWithoutKey(from: number) {
    const [before] = await query('SELECT hash FROM audit_seals WHERE id = ?', [from - 1]);
    await write('DELETE FROM audit_seals WHERE id >= ?', [from]);
    await write('UPDATE audit_chain SET lastNo = ?, lastHash = ?', [
      from - 1,
      before === undefined ? '' : toText(before['hash']),
    ]);
    await sealAsBefore();
  }

  const idOf = async (no: number) =>
    Number(
      (await query('SELECT activityId FROM audit_seals WHERE id = ?', [no]))[0]?.['activityId'],
    );

  async function addErasure(at: Date): Promise<number> {
    await write(
      `INSERT INTO erasures (kind, recordId, recordCreatedAt, reason, requestedAt, atId, changedRows, finishedAt)
        VALUES ('customer', 1, ?, 'asked', ?, 0, 0, ?)`,
      [at, at, at],
    );
    return Number((await query('SELECT MAX(id) AS id FROM erasures'))[0]?.['id']);
  }

  /** Erases as older servers did, before the remaining facts were sealed. */
  const eraseAsBefore = async (no: number, number: number) => {
    const id = await idOf(no);
    const after = `{"name":"Erased person ${String(number)}"}`;
    await write('UPDATE activity SET `after` = ?, erasedAt = ? WHERE id = ?', [
      after,
      clock.now(),
      id,
    ]);
    await write("UPDATE audit_seals SET salt = '' WHERE id = ?", [no]);
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });
  beforeEach(async () => {
    clock = new TestClock();
    settings = freshSettings();
    for (const table of ['activity', 'audit_seals', 'erasures', 'retention_runs'])
      await write(`DELETE FROM ${table}`);
    const newest = await query('SELECT MAX(id) AS id FROM activity');
    await write("UPDATE audit_chain SET lastNo = 0, lastHash = '', settledId = ?", [
      Number(newest[0]?.['id'] ?? 0),
    ]);
  });

  test('proves entries after JWT_SECRET has changed, and with an earlier key', async () => {
    await record(2);
    await sealAll();
    settings = { ...settings, jwtSecret: 'the next secret for tests that is long enough' };
    expect(await check()).toMatchObject({ faults: [], unproven: [] });
    await record(1);
    const named = { ...settings, audit: { ...settings.audit, keys: [OTHER_KEY] } };
    await sealAll(named);
    expect(await check(named)).toMatchObject({ entries: 3, faults: [], unproven: [] });
    const keys = await query('SELECT DISTINCT keyId FROM audit_seals');
    expect(keys).toHaveLength(2);
  });

  test('is the same on replicas that share JWT_SECRET, without a shared folder', async () => {
    await record(1);
    await sealAll();
    const other = freshSettings();
    expect(await check(other)).toMatchObject({ faults: [], unproven: [] });
    const readOnly = join(freshFolder(), 'file');
    writeFileSync(readOnly, '');
    await record(1);
    await sealAll({ ...settings, dataDir: readOnly });
    expect(await check()).toMatchObject({ entries: 2, faults: [], unproven: [] });
  });

  test('is reported as missing, not as tampering', async () => {
    await record(3);
    await sealAll({ ...freshSettings([OTHER_KEY]) });
    expect(await check()).toMatchObject({
      faults: [],
      unproven: [
        expect.stringMatching(
          /^Sealed with the key [0-9a-f]{8}, which is missing: 3 entries, the first of them number 1\./,
        ),
      ],
    });
    await write("UPDATE activity SET actorName = 'Mallory' WHERE id = ?", [await idOf(2)]);
    expect((await check()).faults).toHaveLength(1);
  });

  test('accepts entries that were sealed without a key before it existed', async () => {
    await record(3);
    await sealAsBefore();
    expect(await check()).toMatchObject({
      faults: [],
      unproven: [expect.stringMatching(/^No entry was sealed with a key/)],
    });
    await record(2);
    await sealAll();
    expect(await check()).toMatchObject({
      ...{ entries: 5, faults: [], unproven: [] },
      notes: [expect.stringMatching(/^Entries 1 to 3 were sealed without a key\. Number 4 of 20/)],
    });
    await write("UPDATE activity SET actorName = 'Mallory' WHERE id = ?", [await idOf(2)]);
    const sealed = await query('SELECT * FROM audit_seals WHERE id > 3 ORDER BY id');
    await makeAnewWithoutKey(1);
    await write('DELETE FROM audit_seals WHERE id > 3');
    for (const seal of sealed)
      await write(
        'INSERT INTO audit_seals (id, activityId, salt, factsHash, hash, keyId) VALUES (?, ?, ?, ?, ?, ?)',
        ['id', 'activityId', 'salt', 'factsHash', 'hash', 'keyId'].map(
          (name) => seal[name] as SqlValue,
        ),
      );
    await write('UPDATE audit_chain SET lastNo = 5, lastHash = ?', [String(sealed[1]?.['hash'])]);
    expect((await check()).faults).toEqual([expect.stringMatching(/\(number 4\): it was changed/)]);
  });

  test('reports a chain that was rebuilt without it', async () => {
    await record(3);
    await sealAll();
    await write("UPDATE activity SET actorName = 'Mallory' WHERE id = ?", [await idOf(2)]);
    await makeAnewWithoutKey(1);
    expect((await check()).faults).toEqual([expect.stringMatching(/^The chain had its first key/)]);
    // After the server continues, the rebuilt past still does not pass as an older version's.
    await record(1);
    await sealAll();
    expect((await check()).faults).toEqual([expect.stringMatching(/^The chain had its first key/)]);
    forgetAnchor(settings.dataDir);
    expect((await check()).faults).toEqual([]);
  });

  test('detects entries without it, unless they date from an upgrade', async () => {
    await record(1);
    await sealAsBefore();
    await record(1);
    await sealAll();
    await record(2);
    await sealAsBefore();
    await record(1);
    await sealAll();
    expect(await check()).toMatchObject({
      ...{ faults: [], unproven: [] },
      notes: [
        expect.stringMatching(/^Entries 1 to 1 /),
        'An older server sealed without a key during the upgrade: 2 entries, the first of them number 3.',
      ],
    });
    clock.advance(30 * DAY_MS);
    await record(2);
    await sealAll();
    await makeAnewWithoutKey(7);
    expect((await check()).unproven).toEqual([
      expect.stringMatching(/^Sealed without a key, after the server had one: 1 entry, number 7\./),
    ]);
    await record(1);
    await sealAll();
    expect((await check()).unproven).toHaveLength(1);
  });

  test.each([
    ['as if it had been erased', 'actorName = \'Mallory\', `after` = \'{"role":"viewer"}\''],
    [
      'to nothing',
      'actorName = NULL, `before` = NULL, `after` = NULL, address = NULL, userAgent = NULL',
    ],
  ])('rejects an entry that was changed %s', async (_, set) => {
    await record(2);
    await sealAll();
    await write(`UPDATE activity SET ${set}, erasedAt = ? WHERE id = ?`, [
      clock.now(),
      await idOf(1),
    ]);
    expect((await check()).faults).toHaveLength(1);
    await write("UPDATE audit_seals SET salt = '' WHERE id = 1");
    expect((await check()).faults).toHaveLength(1);
    await addErasure(clock.now());
    expect((await check()).faults).toHaveLength(1);
  });

  test('seals what an erasure leaves, and asks for the record of the erasure', async () => {
    await record(2);
    await sealAll();
    const number = await addErasure(clock.now());
    const left = { after: `{"name":"Erased person ${String(number)}"}` };
    const erasing = {
      by: `erasure ${String(number)}`,
      now: clock.now(),
      keys: auditKeys(settings),
    };
    const id = await idOf(1);
    await transactions.run((tx) =>
      forgetEntries((sql, values) => tx.manager.query(sql, [...values]), [id], left, erasing),
    );
    expect(await check()).toMatchObject({ erased: 1, faults: [], unproven: [] });
    const other = `{"name":"Erased person ${String(number)}","by":"Mallory"}`;
    await write('UPDATE activity SET `after` = ? WHERE id = ?', [other, id]);
    expect((await check()).faults).toEqual([
      expect.stringMatching(/\(number 1\): it is marked as erased, but holds something else/),
    ]);
    await write('UPDATE activity SET `after` = ? WHERE id = ?', [left.after, id]);
    await write('DELETE FROM erasures');
    expect((await check()).faults).toEqual([
      expect.stringMatching(/\(number 1\): it is marked as erased, but no erasure/),
    ]);
  });

  test('seals what older servers left of erased entries, before its first entry', async () => {
    await record(3);
    await sealAsBefore();
    await eraseAsBefore(2, await addErasure(clock.now()));
    clock.advance(DAY_MS);
    await record(1);
    await sealAll();
    expect(await check()).toMatchObject({ erased: 1, faults: [], unproven: [] });
    await write('UPDATE activity SET `after` = NULL WHERE id = ?', [await idOf(2)]);
    expect((await check()).faults).toHaveLength(1);
  });

  test('reports erasures by older servers during the upgrade, and rejects them later', async () => {
    await record(2);
    await sealAsBefore();
    await record(1);
    await sealAll();
    await eraseAsBefore(1, await addErasure(clock.now()));
    expect(await check()).toMatchObject({
      faults: [],
      unproven: [expect.stringMatching(/^Erased without a seal of the rest: 1 entry, number 1\./)],
    });
    clock.advance(30 * DAY_MS);
    await eraseAsBefore(2, await addErasure(clock.now()));
    expect((await check()).faults).toEqual([
      expect.stringMatching(/\(number 2\): it is marked as erased, but what is left has no seal/),
    ]);
  });

  test('is created and kept only in the data folder', () => {
    const { current } = auditKeys(settings);
    expect(auditKeys({ ...settings, jwtSecret: 'another' }).current).toEqual(current);
    rmSync(join(settings.dataDir, 'audit-key'));
    expect(knownAuditKeys(settings).current).toEqual(current);
  });
});
