import { describeOn, describeOnEachDatabase } from '../../../test/databases/databases';
import type { Database } from '../database';
import { Activity } from '../schema/entities/activity';
import { Guard } from '../schema/entities/guard';
import { timeLeft, withTimeLimit } from './time-limit';
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

describeOnEachDatabase('A transaction', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  let logged: string[];
  beforeAll(async () => {
    database = await makeDatabase({ log: (line) => logged.push(line) });
    transactions = new TransactionRunner(database);
  });
  beforeEach(async () => {
    logged = [];
    await transactions.run((tx) => tx.manager.query('DELETE FROM activity'));
  });

  it("returns its function's result and keeps what it wrote", async () => {
    await expect(transactions.run((tx) => note(tx, 'a').then(() => 7))).resolves.toBe(7);
    expect(await noted(database)).toEqual(['a']);
  });

  it('leaves nothing behind when its function fails', async () => {
    const run = transactions.run(async (tx) => {
      await note(tx, 'a');
      throw new Error('no');
    });
    await expect(run).rejects.toThrow('no');
    expect(await noted(database)).toEqual([]);
  });

  it('is joined by a call inside it, so that both commit or roll back together', async () => {
    const inner = () => transactions.run((tx) => note(tx, 'inner'));
    await transactions.run(async (tx) => {
      await note(tx, 'outer');
      await inner();
    });
    expect(await noted(database)).toEqual(['outer', 'inner']);

    const failing = transactions.run(async () => {
      await inner();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await noted(database)).toEqual(['outer', 'inner']);
  });

  it('rolls back when a joined call fails, even if the outer function swallows the error', async () => {
    const run = transactions.run(async (tx) => {
      await note(tx, 'outer');
      await transactions.run(() => Promise.reject(new Error('inner'))).catch(() => undefined);
      return 'fine';
    });
    await expect(run).rejects.toThrow('inner');
    expect(await noted(database)).toEqual([]);
  });

  it('survives a failed statement that its function handles', async () => {
    await transactions.run(async (tx) => {
      await tx.manager.insert(Guard, { name: 'last-admin', version: 1 }).catch(() => undefined);
      await note(tx, 'after');
    });
    expect(await noted(database)).toEqual(['after']);
  });

  it('is invisible to outside reads before it commits, but reads its own writes', async () => {
    let outside: string[] = [];
    await transactions.run(async (tx) => {
      await note(tx, 'a');
      expect(await noted(database)).toEqual(['a']);
      outside = await new Promise<string[]>((resolve) => {
        reads.push(() => noted(database).then(resolve));
        wake?.();
      });
    });
    expect(outside).toEqual([]);
    expect(await noted(database)).toEqual(['a']);
  });

  // Reads that a transaction triggers outside its asynchronous context.
  const reads: (() => Promise<void>)[] = [];
  let wake: (() => void) | undefined;
  beforeEach(() => {
    void new Promise<void>((resolve) => (wake = resolve)).then(() => reads.shift()?.());
  });

  it('runs its effects once, after the commit, and never after a rollback', async () => {
    const seen: string[] = [];
    await transactions.run(async (tx) => {
      tx.afterCommit(() => seen.push('a'));
      tx.afterCommit(() => {
        throw new Error('effect');
      });
      await transactions.run((inner) => {
        inner.afterCommit(() => seen.push('b'));
        return Promise.resolve();
      });
      expect(seen).toEqual([]);
    });
    const failing = transactions.run((tx) => {
      tx.afterCommit(() => seen.push('never'));
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual(['a', 'b']);
    expect(logged).toEqual(['Something that follows a commit failed.']);
  });

  it('gives work started by its effects the time it needs', async () => {
    let left = 0;
    await withTimeLimit(60_000, () =>
      transactions.run(async (tx) => {
        tx.afterCommit(() => {
          left = timeLeft();
        });
        return Promise.resolve();
      }),
    );
    expect(left).toBe(Infinity);
  });

  it('refuses statements after its end', async () => {
    const kept: Tx[] = [];
    await transactions.run((tx) => {
      kept.push(tx);
      return Promise.resolve();
    });
    const [ended] = kept;
    if (ended === undefined) throw new Error('The transaction was not kept.');
    await expect(note(ended, 'late')).rejects.toThrow('already ended');
    expect(await noted(database)).toEqual([]);
  });

  it('refuses lists and objects as values', async () => {
    const run = transactions.run((tx) =>
      tx.manager.query('DELETE FROM activity WHERE id IN (?)', [[1]]),
    );
    await expect(run).rejects.toThrow('neither text, number, date nor null');
  });

  it('refuses a nested transaction on its manager', async () => {
    const run = transactions.run(async (tx) => {
      await note(tx, 'a');
      await tx.manager.transaction(() => Promise.resolve());
    });
    await expect(run).rejects.toThrow('TransactionRunner');
    expect(await noted(database)).toEqual([]);
  });

  it('lets TypeORM save within it', async () => {
    const run = transactions.run(async (tx) => {
      await tx.manager.save(Activity, { at: AT, action: 'saved', resource: 'job' });
      throw new Error('no');
    });
    await expect(run).rejects.toThrow('no');
    expect(await noted(database)).toEqual([]);
  });

  it('keeps every acknowledged one of 300 concurrent writes and nothing of failed ones', async () => {
    const wanted: string[] = [];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, (_, number) =>
        transactions.run(async (tx) => {
          await note(tx, `first ${String(number)}`);
          if (number % 5 === 0) throw new Error('planned');
          await transactions.run((inner) => note(inner, `second ${String(number)}`));
        }),
      ),
    );
    outcomes.forEach((outcome, number) => {
      if (outcome.status === 'fulfilled') {
        wanted.push(`first ${String(number)}`, `second ${String(number)}`);
      }
    });
    const found = await noted(database);
    expect([...found].sort()).toEqual([...wanted].sort());
    // On MariaDB the pool serves 10 and queues 100; none of those was lost.
    expect(wanted.length).toBeGreaterThanOrEqual(2 * 80);
  });

  it('loses no acknowledged increment of many on one row', async () => {
    const before = await database.query<{ version: number }>(
      "SELECT version FROM guards WHERE name = 'last-admin'",
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        transactions.run(async (tx) => {
          await tx.manager.query(
            "UPDATE guards SET version = version + 1 WHERE name = 'last-admin'",
          );
        }),
      ),
    );
    const after = await database.query<{ version: number }>(
      "SELECT version FROM guards WHERE name = 'last-admin'",
    );
    // On a busy machine some wait too long for a connection and get an error.
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual(
      refused.map(() => expect.objectContaining({ code: 'database_unavailable' })),
    );
    const acknowledged = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(acknowledged).toBeGreaterThan(0);
    expect(after[0]?.version).toBe((before[0]?.version ?? 0) + acknowledged);
  });
});

describeOn('sqlite', 'The queue of transactions', (makeDatabase) => {
  it('is first in, first out', async () => {
    const transactions = new TransactionRunner(await makeDatabase());
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        transactions.run(async (tx) => {
          await note(tx, 'a');
          order.push(number);
        }),
      ),
    );
    expect(order).toEqual(Array.from({ length: 50 }, (_, number) => number));
  });
});
