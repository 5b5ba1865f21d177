import { CommitGate } from '../../../test/databases/commit-gate';
import {
  describeOn,
  describeOnEachDatabase,
  preparedPlace,
} from '../../../test/databases/databases';
import { Gate } from '../../../test/databases/private-mariadb';
import { eventually } from '../../../test/eventually';
import { TestClock } from '../../../test/http';
import { Database } from '../../database/database';
import type { MysqlSettings } from '../../database/engines/options';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import { Idempotency } from './idempotency';
import { IdempotencyRepository } from './idempotency.repository';

const request = { userId: 1, key: 'once', requestHash: 'hash' };
const answer = { statusCode: 201, body: { id: 7 } };

/** The clock stands still, so that no claim runs out. */
describeOn('mysql', 'A claim for which nobody works', () => {
  const clock = new TestClock();
  let place: MysqlSettings;
  let database: Database;
  let idempotency: Idempotency;

  beforeEach(async () => {
    place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const direct = new Database({ database: place });
    await direct.open();
    await direct.close();
  });
  afterEach(async () => {
    await database.close();
  });

  const openAt = async (port: number) => {
    database = new Database({ database: { ...place, host: '127.0.0.1', port } });
    await database.open();
    idempotency = new Idempotency(new TransactionRunner(database), clock);
  };
  const send = () => idempotency.once(request, () => Promise.resolve(answer));

  it('is free once the database answers again', async () => {
    const gate = new Gate(place);
    await gate.open();
    await openAt(gate.port);
    const failing = idempotency.once(request, async () => {
      await gate.shut();
      return answer;
    });
    await expect(failing).rejects.toMatchObject({ code: 'database_unavailable' });
    expect(idempotency.claims).toBe(0);
    await gate.open();
    expect(await eventually('the key is free', send)).toMatchObject(answer);
    await gate.shut();
  });

  it('is free when nobody knew whether it was made', async () => {
    const gate = new CommitGate(place);
    await gate.open();
    await openAt(gate.port);
    const committed = gate.commitOf('INSERT INTO idempotency_keys');
    const failing = expect(send()).rejects.toMatchObject({ data: { outcome: 'unknown' } });
    await committed;
    gate.cut();
    await failing;
    expect(await eventually('the key is free', send)).toMatchObject(answer);
    await gate.close();
  });

  it('goes to a repeat that comes before the effect begins, and the first has no effect', async () => {
    const gate = new CommitGate(place);
    await gate.open();
    await openAt(gate.port);
    const effect = jest.fn(() => Promise.resolve(answer));
    const committed = gate.commitOf('INSERT INTO idempotency_keys');
    const first = expect(idempotency.once(request, effect)).rejects.toMatchObject({
      code: 'idempotency_in_flight',
    });
    await committed;
    const direct = new Database({ database: place });
    await direct.open();
    const elsewhere = new Idempotency(new TransactionRunner(direct), clock);
    expect(await elsewhere.once(request, effect)).toMatchObject({ ...answer, replayed: false });
    gate.release();
    await first;
    expect(effect).toHaveBeenCalledTimes(1);
    expect(await elsewhere.once(request, effect)).toMatchObject({ ...answer, replayed: true });
    await direct.close();
    await gate.close();
  });
});

describeOnEachDatabase('A claim that has not run out', (makeDatabase) => {
  const clock = new TestClock();
  let transactions: TransactionRunner;
  beforeEach(async () => {
    transactions = new TransactionRunner(await makeDatabase());
  });

  it('of a process that died goes to the repeat', async () => {
    const now = clock.now();
    const claim = { ...request, now, expiresAt: new Date(now.getTime() + 30_000) };
    await transactions.run((tx) => new IdempotencyRepository().insert(tx, claim));
    const idempotency = new Idempotency(transactions, clock);
    const again = await idempotency.once(request, () => Promise.resolve(answer));
    expect(again).toMatchObject({ ...answer, replayed: false });
  });

  it('is one of two requests sent at once, and there is one effect', async () => {
    const idempotency = new Idempotency(transactions, clock);
    const effect = jest.fn(() => Promise.resolve(answer));
    await Promise.allSettled([1, 2].map(() => idempotency.once(request, effect)));
    expect(effect).toHaveBeenCalledTimes(1);
  });
});
