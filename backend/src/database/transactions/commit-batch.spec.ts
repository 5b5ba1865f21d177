import { dataVersion } from '../../../test/databases/data-version';
import {
  describeOn,
  describeOnEachDatabase,
  preparedPlace,
} from '../../../test/databases/databases';
import { Gate } from '../../../test/databases/private-server';
import { Database } from '../database';
import { CommitBatch } from './commit-batch';
import { SERVER_COMMITS } from '../engines/commit-method';
import type { MysqlSettings } from '../engines/options';
import { withTimeLimit } from './time-limit';
import type { Tx } from './transaction';
import { TransactionRunner } from './transaction-runner';

const NOTE =
  "INSERT INTO activity (at, action, resource) VALUES ('2026-03-31 15:00:00.123', ?, 'job')";

describeOnEachDatabase('A statement deferred to the commit', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });
  beforeEach(() => transactions.run((tx) => tx.manager.query('DELETE FROM activity')));

  const note = (tx: Tx, action: string) => tx.atCommit(NOTE, [action], 'id');
  const noteNow = (tx: Tx, action: string) => tx.manager.query(NOTE, [action]);
  const noted = async () => {
    const sql = 'SELECT id, action FROM activity ORDER BY id';
    return database.query<{ id: number; action: string }>(sql);
  };
  const actions = async () => (await noted()).map(({ action }) => action);
  const idIn = (answer: unknown) =>
    typeof answer === 'number' ? answer : (answer as { insertId: number }).insertId;

  it('runs after everything else, in the order of the calls', async () => {
    await transactions.run(async (tx) => {
      await note(tx, 'second');
      await note(tx, 'third');
      await noteNow(tx, 'first');
    });
    expect(await actions()).toEqual(['first', 'second', 'third']);
  });

  it('runs last in the order of its keys if it changes totals, also from a joined call', async () => {
    const total = (tx: Tx, key: string, action: string) => tx.inOrderAtCommit(key, NOTE, [action]);
    await transactions.run(async (tx) => {
      await total(tx, 'b', 'third');
      await transactions.run(async (joined) => {
        await total(joined, 'a', 'second');
        await total(joined, 'b', 'fourth');
      });
      await note(tx, 'first');
    });
    expect(await actions()).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('returns ids and the final rows after the commit', async () => {
    const select = 'SELECT action FROM activity WHERE action <> ? ORDER BY id';
    const { one, none, other, rows } = await transactions.run(async (tx) => {
      const left = {
        one: await note(tx, 'one'),
        none: await tx.atCommit('DELETE FROM activity WHERE action = ?', ['gone'], 'nothing'),
        rows: await tx.atCommit(select, ['x'], 'rows'),
        other: await note(tx, 'other'),
      };
      expect(left.one).toThrow('after the commit');
      await noteNow(tx, 'gone');
      return left;
    });
    const stored = await noted();
    expect(stored.map(({ action }) => action)).toEqual(['one', 'other']);
    expect([idIn(one()), idIn(other())]).toEqual(stored.map(({ id }) => id));
    expect(rows()).toEqual([{ action: 'one' }]);
    expect(none).not.toThrow();
  });

  it('increments the data version once for a write, and not for a read', async () => {
    const before = await dataVersion(database);
    await transactions.run((tx) => note(tx, 'a'));
    expect(await dataVersion(database)).toBe(before + 1);
    const one = await transactions.run((tx) => tx.atCommit('SELECT 1 AS one', [], 'rows'));
    expect(one()).toEqual([{ one: 1 }]);
    expect(await dataVersion(database)).toBe(before + 1);
  });

  it('runs before a joined call, and at once within it', async () => {
    await transactions.run(async (tx) => {
      await note(tx, 'left');
      await transactions.run(async (joined) => {
        await noteNow(joined, 'joined');
        const id = idIn((await note(joined, 'at once'))());
        expect(id).toBeGreaterThan(0);
        expect(await actions()).toEqual(['left', 'joined', 'at once']);
      });
      await note(tx, 'last');
    });
    expect(await actions()).toEqual(['left', 'joined', 'at once', 'last']);
  });

  it('rolls back with the transaction, and rolls it back when it fails', async () => {
    const failing = transactions.run(async (tx) => {
      await note(tx, 'left');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const broken = transactions.run(async (tx) => {
      await noteNow(tx, 'first');
      await tx.atCommit('SELECT * FROM nowhere', [], 'rows');
      await note(tx, 'never');
    });
    await expect(broken).rejects.toThrow('nowhere');
    expect(await actions()).toEqual([]);
    await transactions.run((tx) => note(tx, 'next'));
    expect(await actions()).toEqual(['next']);
  });

  it('refuses statements after the end', async () => {
    const [ended] = await transactions.run((tx) => Promise.resolve([tx]));
    expect(() => ended && note(ended, 'late')).toThrow('already ended');
    expect(await actions()).toEqual([]);
  });
});

describeOn('mysql', 'What stays of a commit that fails in what was left for it', (makeDatabase) => {
  it('leaves no change', async () => {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    await transactions
      .run((tx) => tx.manager.query('DROP TABLE data_version'))
      .catch(() => undefined);
    const run = transactions.run((tx) => tx.atCommit(NOTE, ['a'], 'id'));
    await expect(run).rejects.toMatchObject({ errno: 1146 });
    expect(await database.query('SELECT id FROM activity')).toEqual([]);
  });
});

describeOn('mysql', 'What was left for a commit that comes too late', (makeDatabase) => {
  it('does not run once its caller was refused', async () => {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    const tooLong = 'SELECT SLEEP(?) AS slept';
    const run = withTimeLimit(200, () =>
      transactions.run(async (tx) => {
        await tx.atCommit(NOTE, ['late'], 'id');
        await tx.atCommit(tooLong, [1], 'rows');
      }),
    );
    await expect(run).rejects.toMatchObject({ code: 'database_unavailable' });
    expect(await database.query('SELECT id FROM activity')).toEqual([]);
  });

  it('does not run when it was delayed for too long', async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const gate = new Gate(place);
    await gate.open();
    const database = new Database({ database: { ...place, host: '127.0.0.1', port: gate.port } });
    try {
      await database.open();
      const transactions = new TransactionRunner(database);
      const run = withTimeLimit(200, () =>
        transactions.run(async (tx) => {
          await tx.manager.query('SELECT id FROM jobs');
          await tx.atCommit(NOTE, ['late'], 'id');
          gate.freeze();
          setTimeout(() => gate.thaw(), 1_000);
        }),
      );
      await expect(run).rejects.toMatchObject({ code: 'database_unavailable' });
      expect(await database.query('SELECT id FROM activity')).toEqual([]);
    } finally {
      await database.close();
      await gate.shut();
    }
  });
});

describe('The end of a transaction', () => {
  async function sent(isShown: boolean, ...left: [string, 'rows' | 'id' | 'nothing'][]) {
    const asked: [string, unknown[]][] = [];
    const last = new CommitBatch(SERVER_COMMITS.mariadb);
    for (const [sql, wanted] of left) last.add(sql, ['v'], wanted);
    await last.commit(
      (sql, values) => {
        asked.push([sql, values]);
        return Promise.resolve([[{ insertId: 1 }], [{ insertId: 2 }], {}]);
      },
      isShown,
      2_500,
    );
    return asked;
  }

  it('takes one round trip to the server', async () => {
    const asked = await sent(
      true,
      ['INSERT 1', 'id'],
      ['INSERT 2', 'nothing'],
      ['SELECT 3', 'rows'],
    );
    expect(asked).toEqual([
      [
        expect.stringMatching(
          /^BEGIN NOT ATOMIC INSERT 1 RETURNING id AS insertId; INSERT 2; SELECT 3; INSERT INTO data_version .*@begun.*; COMMIT; END$/s,
        ),
        ['v', 'v', 'v', 2_500],
      ],
    ]);
  });

  it('is a plain commit when no statement is left and nothing is counted', async () => {
    expect(await sent(false)).toEqual([['COMMIT', []]]);
  });
});
