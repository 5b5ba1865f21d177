import { CommitGate } from '../../../test/databases/commit-gate';
import {
  describeOn,
  describeOnEachDatabase,
  preparedPlace,
} from '../../../test/databases/databases';
import { Gate } from '../../../test/databases/private-server';
import { eventually } from '../../../test/app/eventually';
import { TestClock } from '../../../test/app/http';
import { Database } from '../../database/database';
import type { MysqlSettings } from '../../database/engines/options';
import { insertRecord } from '../../database/records/records';
import { IdempotencyKey } from '../../database/schema/entities/idempotency-key';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import { Idempotency } from './idempotency';

const request = { userId: 1, key: 'once', requestHash: 'hash', visibility: 'all' };
const answer = { statusCode: 201, body: { id: 7 } };
const done = () => Promise.resolve(answer);

/** Delays each transaction until it is released. */
class LateRunner extends TransactionRunner {
  constructor(
    database: Database,
    private readonly asked: () => void,
    private readonly start: Promise<void>,
  ) {
    super(database);
  }

  override async run<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    this.asked();
    await this.start;
    return super.run(fn);
  }
}

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** The clock is fixed, so no key expires. */
describeOn('mysql', 'A keyed request', () => {
  const clock = new TestClock();
  let place: MysqlSettings;
  let open: Database[];

  beforeEach(async () => {
    place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    open = [];
    await openAt(place.port);
  });
  afterEach(async () => {
    for (const database of open) await database.close();
  });

  const openAt = async (port: number) => {
    const database = new Database({ database: { ...place, host: '127.0.0.1', port } });
    open.push(database);
    await database.open();
    return database;
  };
  const serverAt = async (port: number) => {
    const database = await openAt(port);
    return new Idempotency(database, new TransactionRunner(database), clock);
  };

  it('leaves its key free when the connection is lost', async () => {
    const gate = new Gate(place);
    await gate.open();
    const idempotency = await serverAt(gate.port);
    const failing = idempotency.once(request, async () => {
      await gate.shut();
      return answer;
    });
    await expect(failing).rejects.toMatchObject({ code: 'database_unavailable' });
    expect(idempotency.claims).toBe(0);
    await gate.open();
    const again = await eventually('the key is free', () => idempotency.once(request, done));
    expect(again).toMatchObject({ ...answer, replayed: false });
    await gate.shut();
  });

  it("returns the first answer to a repeat when the commit's outcome was unknown", async () => {
    const gate = new CommitGate(place);
    await gate.open();
    const idempotency = await serverAt(gate.port);
    const committed = gate.commitOf('INSERT INTO idempotency_keys');
    const failing = expect(idempotency.once(request, done)).rejects.toMatchObject({
      data: { outcome: 'unknown' },
    });
    await committed;
    gate.cut();
    await failing;
    const again = await eventually('the answer', () => idempotency.once(request, done));
    expect(again).toMatchObject({ ...answer, replayed: true });
    await gate.close();
  });

  it('is in flight for other servers until it commits', async () => {
    const [here, elsewhere] = [await serverAt(place.port), await serverAt(place.port)];
    await here.once(request, async () => {
      await expect(elsewhere.once(request, done)).rejects.toMatchObject({
        code: 'idempotency_in_flight',
      });
      return answer;
    });
    expect(await elsewhere.once(request, done)).toMatchObject({ ...answer, replayed: true });
  });

  it.each([
    ['answers a server that stored the same key too late', false, [201, 201], 1],
    ['leaves the effect to the server that waits when it fails', true, [0, 201], 2],
  ])('%s', async (_title, fails, wanted, effects) => {
    const [asked, inserted] = [signal(), signal()];
    const effect = jest.fn(done);
    const here = await serverAt(place.port);
    const other = await openAt(place.port);
    const late = new Idempotency(other, new LateRunner(other, asked.give, inserted.given), clock);
    // The late server looks the key up before it exists, and stores it afterwards.
    const second = late.once(request, effect);
    await asked.given;
    const first = here.once(request, async () => {
      inserted.give();
      const mine = await effect();
      if (fails) throw new Error('failed');
      return mine;
    });
    const outcomes = await Promise.allSettled([first, second]);
    const statuses = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));
    expect(statuses).toEqual(wanted);
    expect(effect).toHaveBeenCalledTimes(effects);
  });

  it('runs once when two servers get twenty concurrent repeats', async () => {
    const [here, elsewhere] = [await serverAt(place.port), await serverAt(place.port)];
    const effect = jest.fn(done);
    const sent = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? here : elsewhere).once(request, effect),
    );
    const outcomes = await Promise.allSettled(sent);
    expect(effect).toHaveBeenCalledTimes(1);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});

describeOnEachDatabase('An idempotency key', (makeDatabase) => {
  const clock = new TestClock();
  let database: Database;
  let idempotency: Idempotency;
  beforeEach(async () => {
    database = await makeDatabase();
    idempotency = new Idempotency(database, new TransactionRunner(database), clock);
  });

  it('runs once with one answer for twenty concurrent requests', async () => {
    const effect = jest.fn(done);
    for (const key of ['first', 'second', 'third', 'fourth', 'fifth']) {
      effect.mockClear();
      const keyed = { ...request, key };
      const sent = Array.from({ length: 20 }, () => idempotency.once(keyed, effect));
      const outcomes = await Promise.allSettled(sent);
      expect(effect).toHaveBeenCalledTimes(1);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await idempotency.once(keyed, effect)).toMatchObject({ ...answer, replayed: true });
    }
  });

  it('is free after a failed effect', async () => {
    const failing = idempotency.once(request, () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(await idempotency.once(request, done)).toMatchObject({ ...answer, replayed: false });
  });

  it('refuses a different request with the same key, during the first and after it', async () => {
    const other = () => idempotency.once({ ...request, requestHash: 'other' }, done);
    const refusal = { code: 'idempotency_mismatch' };
    await idempotency.once(request, async () => {
      await expect(other()).rejects.toMatchObject(refusal);
      return answer;
    });
    await expect(other()).rejects.toMatchObject(refusal);
  });

  it('ignores callers with another visibility, during the first request and after it', async () => {
    const narrow = { statusCode: 200, body: {} };
    const asOther = () =>
      idempotency.once({ ...request, visibility: 'less' }, () => Promise.resolve(narrow));
    await idempotency.once(request, async () => {
      expect(await asOther()).toEqual({ ...narrow, replayed: false });
      return answer;
    });
    expect(await asOther()).toEqual({ ...narrow, replayed: false });
    expect(await idempotency.once(request, done)).toEqual({ ...answer, replayed: true });
  });

  it('is in flight while an older server handles it, and free when its claim has expired', async () => {
    const now = clock.now();
    await new TransactionRunner(database).run((tx) =>
      insertRecord(tx, IdempotencyKey, {
        ...{ userId: 1, key: 'once', requestHash: 'hash', visibility: null },
        ...{ statusCode: null, body: null, createdAt: now },
        expiresAt: new Date(now.getTime() + 30_000),
      }),
    );
    const again = () => idempotency.once(request, done);
    await expect(again()).rejects.toMatchObject({ code: 'idempotency_in_flight' });
    clock.advance(30_000);
    expect(await again()).toMatchObject({ ...answer, replayed: false });
  });
});
