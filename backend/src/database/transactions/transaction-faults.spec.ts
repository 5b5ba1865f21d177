import { describeOn, describeOnEachDatabase } from '../../../test/databases/databases';
import { IS_ON_MYSQL } from '../../../test/databases/tested-server';
import { eventually } from '../../../test/app/eventually';
import { Database } from '../database';
import { Activity } from '../schema/entities/activity';
import type { Tx } from './transaction';
import { TransactionRunner } from './transaction-runner';

const AT = new Date('2026-03-31T15:00:00.123Z');

function note(tx: Tx, action: string) {
  return tx.manager.insert(Activity, { at: AT, action, resource: 'job' });
}

async function noted(database: Database): Promise<string[]> {
  const rows = await database.query<{ action: string }>('SELECT action FROM activity ORDER BY id');
  return rows.map((row) => row.action);
}

interface Fault {
  /** The statements that it can affect. */
  readonly statement: RegExp;
  readonly error: object;
  /** Whether the statement still reaches the database before its response is lost. */
  readonly arrives?: boolean;
}

const DEADLOCK = { errno: 1213, code: 'ER_LOCK_DEADLOCK', message: 'Deadlock found' };
const DURING_COMMIT = { errno: 1180, code: 'ER_ERROR_DURING_COMMIT', message: 'Got error 6' };
const LOST = { code: 'ECONNRESET', message: 'read ECONNRESET', fatal: true };

/** Makes the next statements fail, one fault each; replaces earlier faults. */
function inject(database: Database, faults: Fault[]): void {
  const lease = Database.prototype.lease.bind(database);
  database.lease = async () => {
    const held = await lease();
    const query: typeof held.query = async (...of) => {
      const [fault] = faults;
      if (fault?.statement.test(of[0]) !== true) return held.query(...of);
      faults.shift();
      if (fault.arrives === true) await held.query(...of);
      throw Object.assign(new Error('injected'), fault.error);
    };
    return { ...held, query };
  };
}

describeOnEachDatabase('A transaction in trouble', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
  });
  beforeEach(async () => {
    inject(database, []);
    await new TransactionRunner(database).run((tx) => tx.manager.query('DELETE FROM activity'));
  });

  it('is replayed as a whole after deadlocks, lock timeouts and lost connections', async () => {
    const errors = [DEADLOCK, { errno: 1205 }, DURING_COMMIT, LOST];
    inject(
      database,
      errors.map((error) => ({ statement: /INSERT/, error })),
    );
    const effects: number[] = [];
    let tries = 0;
    await new TransactionRunner(database).run(async (tx) => {
      const attempt = (tries += 1);
      tx.afterCommit(() => effects.push(attempt));
      await note(tx, `try ${String(attempt)}`);
    });
    expect(await noted(database)).toEqual(['try 5']);
    expect(effects).toEqual([5]);
  });

  it.each([
    ['the node is not ready', { errno: 1047 }],
    ['the table cannot grow', { errno: 1114, message: "The table 'jobs' is full" }],
    ['the disk is full', { errno: 1021 }],
    ['a file cannot be written', { errno: 1026 }],
    ['its storage has no room', { errno: 1030, message: 'Got error 28 "No space left on device"' }],
  ])('gives up by time, after more than five tries, while %s', async (_, error) => {
    inject(
      database,
      Array.from({ length: 100 }, () => ({ statement: /INSERT/, error })),
    );
    const now = performance.now.bind(performance);
    let tries = 0;
    // Simulates 200 ms more for each try.
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + tries * 200);
    const run = new TransactionRunner(database).run((tx) => {
      tries += 1;
      return note(tx, 'a');
    });
    await expect(run).rejects.toMatchObject({ code: 'database_unavailable', status: 503 });
    clock.mockRestore();
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(16);
    expect(await noted(database)).toEqual([]);
  });

  it('is replayed when its function swallows the deadlock, and writes nothing outside it', async () => {
    inject(database, [{ statement: /INSERT/, error: DEADLOCK }]);
    let tries = 0;
    await new TransactionRunner(database).run(async (tx) => {
      tries += 1;
      await note(tx, 'first').catch(() => undefined);
      await note(tx, 'second').catch(() => undefined);
    });
    expect(tries).toBe(2);
    expect(await noted(database)).toEqual(['first', 'second']);
  });

  it('runs nothing if it could not begin, even if its function swallows the error', async () => {
    inject(database, [{ statement: /BEGIN/, error: { errno: 1146 } }]);
    const run = new TransactionRunner(database).run(async (tx) => {
      await tx.manager.query('SELECT id FROM activity').catch(() => undefined);
      await note(tx, 'a');
    });
    await expect(run).rejects.toMatchObject({ errno: 1146 });
    expect(await noted(database)).toEqual([]);
  });

  it('is replayed when the commit fails with a deadlock', async () => {
    inject(database, [{ statement: /COMMIT/, error: DEADLOCK }]);
    await new TransactionRunner(database).run((tx) => note(tx, 'a'));
    expect(await noted(database)).toEqual(['a']);
  });

  it.each([
    ['the connection is lost', LOST],
    ['the server fails', DURING_COMMIT],
    ['the server kills it', { errno: 1317, code: 'ER_QUERY_INTERRUPTED' }],
  ])('is never replayed when %s during the commit', async (_how, error) => {
    inject(database, [{ statement: /COMMIT/, error, arrives: true }]);
    let tries = 0;
    const effects: string[] = [];
    const run = new TransactionRunner(database).run((tx) => {
      tries += 1;
      tx.afterCommit(() => effects.push('committed'));
      return note(tx, 'once');
    });
    await expect(run).rejects.toMatchObject({
      code: 'database_unavailable',
      data: { outcome: 'unknown' },
    });
    expect(tries).toBe(1);
    expect(effects).toEqual([]);
    expect(await noted(database)).toEqual(['once']);
  });

  it('does not block the next transaction', async () => {
    inject(database, [
      { statement: /COMMIT/, error: LOST },
      { statement: /INSERT/, error: LOST },
    ]);
    const transactions = new TransactionRunner(database);
    await transactions.run((tx) => note(tx, 'unknown')).catch(() => undefined);
    await transactions.run((tx) => note(tx, 'next'));
    expect(await noted(database)).toEqual(['next']);
  });

  it('keeps every acknowledged one of 200 concurrent writes under many faults', async () => {
    const faults = Array.from({ length: 60 }, (_, number) => ({
      statement: number % 6 === 5 ? /COMMIT/ : /INSERT/,
      error: number % 2 === 0 ? DEADLOCK : LOST,
    }));
    inject(database, faults);
    const transactions = new TransactionRunner(database);
    const acknowledged: string[] = [];
    const settled = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, number) => {
        await transactions.run(async (tx) => {
          await note(tx, `a ${String(number)}`);
          await transactions.run((inner) => note(inner, `b ${String(number)}`));
        });
        acknowledged.push(`a ${String(number)}`, `b ${String(number)}`);
      }),
    );
    expect(faults).toEqual([]);
    // No injected fault lets a COMMIT through, so unacknowledged writes are absent.
    expect((await noted(database)).sort()).toEqual(acknowledged.sort());
    for (const outcome of settled) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: 'database_unavailable' });
      }
    }
    expect(acknowledged).not.toEqual([]);
  });
});

describeOn('mysql', 'Two transactions that wait for each other', (makeDatabase) => {
  // MySQL locks no table for its ids.
  if (!IS_ON_MYSQL)
    it("both succeed when one of them waits for a table's auto-increment lock", async () => {
      const database = await makeDatabase();
      const raise = (name: string) => `INSERT INTO notices
      (kind, openKey, details, urgency, dueOn, raisedAt) SELECT 'a', '${name}', '{}', 1, '2026-03-31', '2026-03-31'`;
      const other = await database.lease();
      const itself = (await other.query('SELECT CONNECTION_ID() AS id')) as { id: number }[];
      const raised: Promise<unknown>[] = [];
      let tries = 0;
      await new TransactionRunner(database).run(async (tx) => {
        tries += 1;
        if (tries > 1) {
          await tx.manager.query(raise('second'));
          return;
        }
        await tx.manager.query(raise('first'));
        await other.query('START TRANSACTION');
        // MariaDB rolls back the transaction that has written less.
        for (let n = 0; n < 50; n += 1)
          await other.query(
            "INSERT INTO activity (at, action, resource) VALUES ('2026-03-31', 'a', 'job')",
          );
        raised.push(other.query(raise('first')).then(() => other.query('COMMIT')));
        await eventually('it waits for the key of the first', async () => {
          const waiting = `SELECT 1 FROM information_schema.INNODB_TRX
          WHERE trx_state = 'LOCK WAIT' AND trx_mysql_thread_id = ?`;
          return (await database.query(waiting, [itself[0]?.id ?? 0])).length > 0;
        });
        await tx.manager.query(raise('second'));
      });
      await Promise.all(raised);
      other.release();
      expect(tries).toBe(2);
      const keys = await database.query('SELECT openKey FROM notices ORDER BY openKey');
      expect(keys).toEqual([{ openKey: 'first' }, { openKey: 'second' }]);
    });

  it('both succeed, one of them at its second attempt', async () => {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    const touch = (tx: Tx, name: string) =>
      tx.manager.query('UPDATE guards SET version = version + 1 WHERE name = ?', [name]);
    let tries = 0;
    let arrive: (() => void) | undefined;
    const bothHold = new Promise<void>((resolve) => {
      let holding = 0;
      arrive = () => {
        holding += 1;
        if (holding >= 2) resolve();
      };
    });
    const cross = (first: string, second: string) =>
      transactions.run(async (tx) => {
        tries += 1;
        await touch(tx, first);
        arrive?.();
        await bothHold;
        await touch(tx, second);
      });
    await Promise.all([
      cross('last-admin', 'customer-upsert'),
      cross('customer-upsert', 'last-admin'),
    ]);
    expect(tries).toBe(3);
    const touched = `SELECT version FROM guards WHERE name IN ('last-admin', 'customer-upsert')`;
    expect(await database.query(touched)).toEqual([{ version: 3 }, { version: 3 }]);
  });
});

describeOnEachDatabase('A connection given up after it was given back', (makeDatabase) => {
  it('stays with its new holder', async () => {
    const database = await makeDatabase();
    const ours = await database.lease();
    ours.release();
    const others = await database.lease();
    await others.query(database.engine === 'sqlite' ? 'BEGIN IMMEDIATE' : 'START TRANSACTION');
    ours.discard();
    expect(await others.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await others.query('COMMIT');
    others.release();
  });
});
