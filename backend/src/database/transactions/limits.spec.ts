import { CommitGate } from '../../../test/databases/commit-gate';
import {
  describeOn,
  describeOnEachDatabase,
  preparedPlace,
} from '../../../test/databases/databases';
import { DATABASE_LIMITS } from '../../config/database-settings';
import { Database } from '../database';
import type { MysqlSettings } from '../engines/options';
import { Activity } from '../schema/entities/activity';
import { TransactionRunner } from './transaction-runner';

/** The operation whose timeout rejected the promise. */
async function waitedFor(promise: Promise<unknown>): Promise<string> {
  const failure: unknown = await promise.catch((error: unknown) => error);
  return failure instanceof Error ? String(failure.cause) : 'nothing';
}

describeOnEachDatabase('The limits of the settings', (_makeDatabase, engine) => {
  it('limit a transaction', async () => {
    const limits = { ...DATABASE_LIMITS, transactionMs: 30 };
    const database = new Database({
      database: await preparedPlace(engine),
      databaseLimits: limits,
    });
    await database.open();
    const endless = new TransactionRunner(database).run(() => new Promise(() => undefined));
    expect(await waitedFor(endless)).toMatch(/A transaction took longer than [12]?\d\.?\d* ms/);
    await database.close();
  });
});

describeOn('mysql', 'The limits of the settings', () => {
  it('limit a commit', async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const gate = new CommitGate(place);
    await gate.open();
    const database = new Database({
      database: { ...place, host: '127.0.0.1', port: gate.port },
      databaseLimits: { ...DATABASE_LIMITS, commitMs: 321 },
    });
    await database.open();
    const committed = gate.commitOf('INSERT INTO `activity`');
    const at = new Date('2026-03-31T15:00:00.000Z');
    const run = new TransactionRunner(database).run((tx) =>
      tx.manager.insert(Activity, { at, action: 'a', resource: 'job' }),
    );
    expect(await waitedFor(run)).toMatch('A commit took longer than 321 ms');
    await committed;
    await database.close();
    await gate.close();
  });

  it('limit the pool', async () => {
    const limits = { ...DATABASE_LIMITS, poolSize: 3 };
    const database = new Database({
      database: await preparedPlace('mysql'),
      databaseLimits: limits,
    });
    await database.open();
    const asked = Array.from({ length: 9 }, () =>
      database.query<{ id: number }>('SELECT CONNECTION_ID() AS id, SLEEP(0.02)'),
    );
    const ids = (await Promise.all(asked)).flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    await database.close();
  });
});
