import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Logger } from '@nestjs/common';
import { logOn } from '../../../../../test/records/activity-log';
import { CERTIFICATE, SyslogServer } from '../../../../../test/audit/syslog-server';
import { describeOnEachDatabase, freshFolder } from '../../../../../test/databases/databases';
import { eventually } from '../../../../../test/app/eventually';
import { TestClock } from '../../../../../test/app/http';
import { loadSettings } from '../../../../config/settings';
import type { Database } from '../../../../database/database';
import type { Row } from '../../../../database/rows';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { LEASE_MS } from '../../../../workers/renewing';
import { WorkLeases } from '../../../../workers/work-leases';
import { Worker } from '../../../../workers/worker';
import { Workers } from '../../../../workers/workers';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { AuditChain } from '../chain/audit-chain';
import { AuditSealer } from '../chain/audit-sealer';
import type { AuditReceiver } from './audit-receiver';
import { AuditStream } from './audit-stream';
import { FileReceiver } from './file-receiver';
import { StreamPlaces } from './stream-places';
import { SyslogReceiver } from './syslog-receiver';

const PACE = { everyMs: 20, retryMs: () => 10 };
const trusted = getCACertificates('default');

describeOnEachDatabase('The stream of the audit log', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  let receiver: SyslogServer;
  const clock = new TestClock();
  const stops: (() => Promise<void>)[] = [];
  const places = () => new StreamPlaces(database, transactions, clock);
  /** Of another replica with each call. */
  const leases = () => new WorkLeases(database, transactions, clock);
  const begin = (to: AuditReceiver, at = places()) => {
    const lease = leases().of(to.name);
    const stop = new Worker({ ...new AuditStream(to, at).work(lease), ...PACE }).start();
    stops.push(stop);
    return stop;
  };
  const syslog = (silenceMs?: number) =>
    new SyslogReceiver({ host: '127.0.0.1', port: receiver.port }, silenceMs);
  const place = async (name: string) => {
    const [row] = await database.query<Row>('SELECT * FROM audit_streams WHERE name = ?', [name]);
    return row;
  };
  const holder = async (name: string) => {
    const [row] = await database.query<Row>('SELECT holder FROM work_leases WHERE name = ?', [
      name,
    ]);
    return row?.['holder'] ?? null;
  };
  const sentNo = async (name: string) => Number((await place(name))?.['sentNo'] ?? 0);
  const settings = loadSettings({ DATA_DIR: freshFolder() });
  async function write(count: number) {
    const feed = new ChangeFeed();
    const log = logOn(feed, clock);
    for (let n = 0; n < count; n += 1)
      await transactions.run((tx) =>
        log.record(
          tx,
          { userId: 7, name: 'Zoë' },
          {
            action: 'customer.updated',
            resource: 'customer',
            resourceId: 1,
            after: { name: 'Érable' },
          },
        ),
      );
    await new AuditSealer(
      ...([database, transactions, new AuditChain(settings), feed, clock, new Workers()] as const),
    ).sealAll();
  }
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const last = async () => {
    const [row] = await database.query<Row>('SELECT lastNo FROM audit_chain');
    return Number(row?.['lastNo']);
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });
  beforeEach(async () => {
    receiver = await SyslogServer.start();
    setDefaultCACertificates([...trusted, readFileSync(CERTIFICATE, 'utf8')]);
    for (const table of ['audit_streams', 'work_leases'])
      await transactions.run((tx) => tx.manager.query(`DELETE FROM ${table}`));
  });
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await receiver.kill();
    setDefaultCACertificates(trusted);
  });

  test('sends all that is kept, in order, and what comes then', async () => {
    await write(3);
    begin(syslog());
    await eventually('the first', async () => (await sentNo('syslog')) === (await last()));
    await write(250);
    await eventually('the others', async () => (await sentNo('syslog')) === (await last()));
    expect(receiver.entries.map(({ no }) => no)).toEqual(numbers(1, await last()));
  });

  test('resumes where it stopped after a restart', async () => {
    await write(2);
    const stop = begin(syslog());
    await eventually('the first', async () => (await sentNo('syslog')) === (await last()));
    await stop();
    receiver.messages.length = 0;
    const before = await last();
    await write(2);
    begin(syslog());
    await eventually('the others', async () => (await sentNo('syslog')) === (await last()));
    expect(receiver.entries.map(({ no }) => no)).toEqual(numbers(before + 1, before + 2));
  });

  test('waits for a killed receiver, shows since when, and loses nothing', async () => {
    begin(syslog());
    await write(2);
    await eventually('the first', async () => (await sentNo('syslog')) === (await last()));
    await receiver.kill();
    await write(3);
    const failing = await eventually('the failure', async () => {
      const row = await place('syslog');
      return row?.['lastError'] == null ? null : row;
    });
    expect(failing['failingSince']).not.toBeNull();
    await receiver.listen();
    await eventually('the others', async () => (await sentNo('syslog')) === (await last()));
    expect(await place('syslog')).toMatchObject({ failingSince: null, lastError: null });
    expect([...new Set(receiver.entries.map(({ no }) => no))]).toEqual(numbers(1, await last()));
  });

  test('times out on a hanging receiver, and retries', async () => {
    receiver.isHanging = true;
    begin(syslog(50));
    await write(1);
    await eventually('the failure', async () => (await place('syslog'))?.['lastError']);
    expect((await place('syslog'))?.['lastError']).toBe('The receiver does not answer.');
    receiver.isHanging = false;
    await eventually('all', async () => (await sentNo('syslog')) === (await last()));
  });

  test('stops at once while a receiver hangs', async () => {
    receiver.isHanging = true;
    await write(1);
    const stop = begin(syslog());
    await eventually('the lease', async () => (await holder('syslog')) !== null);
    await stop();
    expect(await holder('syslog')).toBeNull();
  });

  test('sends nothing to a receiver whose certificate nobody vouches for', async () => {
    setDefaultCACertificates(trusted);
    begin(syslog());
    await write(1);
    await eventually('the failure', async () => (await place('syslog'))?.['lastError']);
    expect((await place('syslog'))?.['lastError']).toMatch(/self-signed certificate/);
    expect(receiver.messages).toEqual([]);
  });

  test('sends from one of two replicas; the other takes over when it dies', async () => {
    await write(1);
    const other = places();
    expect(await leases().of('syslog').take()).toBe(true);
    expect(await other.sentTo('syslog')).toBe(0);
    begin(syslog());
    await write(1);
    expect(receiver.messages).toEqual([]);
    clock.advance(LEASE_MS + 1);
    await eventually('all', async () => (await sentNo('syslog')) === (await last()));
    expect(await other.sent('syslog', 0, 1)).toBe(false);
  });

  test('creates a new file after a rotation', async () => {
    const file = join(freshFolder(), 'audit.jsonl');
    const lines = (path: string) =>
      readFileSync(path, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    begin(new FileReceiver(file));
    await write(2);
    await eventually('the first', async () => (await sentNo('file')) === (await last()));
    const before = await last();
    renameSync(file, `${file}.1`);
    await write(1);
    await eventually('the others', async () => (await sentNo('file')) === (await last()));
    expect(lines(`${file}.1`).map(({ no }) => no)).toEqual(numbers(1, before));
    expect(lines(file)).toMatchObject([
      { no: before + 1, action: 'customer.updated', actorName: 'Zoë', after: { name: 'Érable' } },
    ]);
  });

  test('deletes the progress of a receiver that was removed', async () => {
    await places().sentTo('syslog');
    await places().sentTo('file');
    await places().keepOnly(['file']);
    expect([await place('syslog'), (await place('file'))?.['name']]).toEqual([undefined, 'file']);
  });
});
