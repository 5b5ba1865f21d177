import { describeOnEachDatabase } from '../../../test/databases/databases';
import { TransactionRunner } from '../transactions/transaction-runner';
import { Turns } from './turns';

const SOON_MS = 10;

describe('Turns', () => {
  it('runs one at a time, in the order of the requests', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const end = await turns.take(600_000);
    const second = turns.take(600_000).then((endSecond) => {
      order.push('second');
      endSecond();
    });
    const third = turns.take(600_000).then(() => order.push('third'));
    expect(order).toEqual([]);
    end();
    await Promise.all([second, third]);
    expect(order).toEqual(['second', 'third']);
  });

  it('skips turns that time out', async () => {
    const turns = new Turns();
    const end = await turns.take(600_000);
    const tired = turns.take(SOON_MS);
    const patient = turns.take(600_000);
    await expect(tired).rejects.toThrow('longer than');
    end();
    await expect(patient).resolves.toBeInstanceOf(Function);
  });

  it('ends a turn once, even if released twice', async () => {
    const turns = new Turns();
    const end = await turns.take(600_000);
    const second = turns.take(600_000);
    const third = turns.take(SOON_MS);
    end();
    end();
    await second;
    await expect(third).rejects.toThrow('longer than');
  });
});

describeOnEachDatabase('A transaction whose function hangs', (makeDatabase) => {
  afterEach(() => jest.useRealTimers());

  it('fails at its deadline and then blocks no other transaction', async () => {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    const started = new Promise<void>((resolve) => {
      void transactions
        .run(async (tx) => {
          await tx.manager.query("UPDATE guards SET version = 99 WHERE name = 'last-admin'");
          resolve();
          await new Promise(() => undefined);
        })
        .catch((error: unknown) => (failure = error));
    });
    let failure: unknown;
    await started;
    await jest.advanceTimersByTimeAsync(database.limits.transactionMs);
    jest.useRealTimers();
    const rows = await transactions.run((tx) =>
      tx.manager.query<object[]>("SELECT version FROM guards WHERE name = 'last-admin'"),
    );
    expect(failure).toMatchObject({ code: 'database_unavailable' });
    expect(rows).toEqual([{ version: 1 }]);
  });
});
