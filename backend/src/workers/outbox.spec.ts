import { Logger } from '@nestjs/common';
import { describeOnEachDatabase } from '../../test/databases/databases';
import { eventually } from '../../test/app/eventually';
import { TestClock } from '../../test/app/http';
import type { Database } from '../database/database';
import type { Tx } from '../database/transactions/transaction';
import { TransactionRunner } from '../database/transactions/transaction-runner';
import { Outbox } from './outbox';
import { LEASE_MS } from './renewing';
import { RefusedForGood, type Task } from './task';
import { TaskQueue } from './task-queue';
import { Workers } from './workers';

const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('The outbox', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  const clock = new TestClock();
  const open = () => new Outbox(new TaskQueue(database, transactions, clock), new Workers());
  const ask = (outbox: Outbox, number: number, dedupe?: string) =>
    transactions.run((tx) => outbox.add(tx, taskOf(number, dedupe)));
  const taskOf = (number: number, dedupe?: string) => ({
    kind: 'letter',
    resource: 'invoice',
    resourceId: number,
    payload: { number },
    ...(dedupe === undefined ? {} : { dedupe }),
  });
  const rows = () =>
    database.query<{ state: string; attempts: number; lastError: string | null }>(
      'SELECT state, attempts, lastError FROM outbox_tasks ORDER BY id',
    );
  const handled = (outbox: Outbox, run: (task: Task) => Promise<void>) =>
    outbox.handle({ kind: 'letter', run });

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });
  beforeEach(() => transactions.run((tx) => tx.manager.query('DELETE FROM outbox_tasks')));

  it('runs a committed task with its payload', async () => {
    const outbox = open();
    const done: Task[] = [];
    handled(outbox, (task) => Promise.resolve(void done.push(task)));
    await ask(outbox, 7);
    await outbox.drain();
    expect(done).toMatchObject([{ resourceId: 7, payload: { number: 7 }, attempt: 1 }]);
    expect(await rows()).toEqual([{ state: 'done', attempts: 1, lastError: null }]);
    await outbox.drain();
    expect(done).toHaveLength(1);
  });

  it('runs no task of a rolled-back transaction', async () => {
    const outbox = open();
    handled(outbox, () => Promise.reject(new Error('done all the same')));
    const failing = transactions.run(async (tx: Tx) => {
      await outbox.add(tx, taskOf(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await outbox.drain();
    expect(await rows()).toEqual([]);
  });

  it('runs a task that is added twice only once', async () => {
    const outbox = open();
    await ask(outbox, 1, 'invoice-1');
    await expect(ask(outbox, 1, 'invoice-1')).rejects.toThrow();
    expect(await rows()).toHaveLength(1);
  });

  it('adds the missing ones of many tasks with one query', async () => {
    const outbox = open();
    const named = (count: number) =>
      Array.from({ length: count }, (_, nth) => ({ ...taskOf(nth), dedupe: `letter-${nth}` }));
    await outbox.addNew(named(20));
    await outbox.addNew(named(21));
    expect(await rows()).toHaveLength(21);
    const query = jest.spyOn(database, 'query');
    await outbox.addNew(named(21));
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
    const [late, ...others] = [open(), open()];
    const three = named(24).slice(21);
    await Promise.all([late, ...others].map((one) => one.addNew(three)));
    expect(await rows()).toHaveLength(24);
  });

  it('adds the other tasks when one fails', async () => {
    const outbox = open();
    const wrong = { ...taskOf(1), kind: null as unknown as string, dedupe: 'wrong' };
    const right = { ...taskOf(2), dedupe: 'right' };
    await expect(outbox.addNew([wrong, right])).rejects.toThrow(/kind/);
    expect(await rows()).toHaveLength(1);
  });

  it('gives each task to one of several workers', async () => {
    const done: number[] = [];
    const workers = [open(), open(), open()];
    for (const worker of workers)
      handled(worker, ({ resourceId }) => Promise.resolve(void done.push(resourceId)));
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    const [first] = workers as [Outbox];
    await transactions.run(async (tx) => {
      for (const number of numbers) await first.add(tx, taskOf(number));
    });
    await Promise.all(workers.map((worker) => worker.drain()));
    expect(done.sort((one, other) => one - other)).toEqual(numbers);
  });

  it('runs the claimed tasks when a later claim fails, and the others after them', async () => {
    const outbox = open();
    const done: Task[] = [];
    handled(outbox, (task) => Promise.resolve(void done.push(task)));
    for (const number of [1, 2, 3]) await ask(outbox, number);
    const run = transactions.run.bind(transactions);
    let claims = 0;
    const spy = jest
      .spyOn(transactions, 'run')
      .mockImplementation((work) =>
        (claims += 1) === 3 ? Promise.reject(new Error('The database is away.')) : run(work),
      );
    await outbox.drain();
    spy.mockRestore();
    expect(done.map(({ resourceId, attempt }) => [resourceId, attempt])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it("gives a dead worker's task to another, and ignores the dead one's result", async () => {
    const [dead, alive] = [open(), open()];
    let wakeUp = () => {};
    handled(dead, () => new Promise((resolve) => (wakeUp = resolve)));
    const done: Task[] = [];
    handled(alive, (task) => Promise.resolve(void done.push(task)));
    await ask(dead, 1);
    const dying = dead.drain();
    await eventually('it is taken', async () => (await rows())[0]?.attempts === 1);
    await alive.drain();
    expect(done).toEqual([]);
    clock.advance(LEASE_MS + 1);
    await alive.drain();
    expect(done).toMatchObject([{ attempt: 2 }]);
    wakeUp();
    await dying;
    expect(await rows()).toEqual([{ state: 'done', attempts: 2, lastError: null }]);
  });

  it('keeps a claimed task for a lease after its last renewal', async () => {
    const queue = new TaskQueue(database, transactions, clock);
    await transactions.run((tx) => queue.add(tx, taskOf(1)));
    const [task] = await queue.take('letter', 1);
    clock.advance(LEASE_MS - 1);
    await queue.renew(task as Task); // the one above
    clock.advance(LEASE_MS - 1);
    expect(await queue.take('letter', 1)).toEqual([]);
    clock.advance(2);
    expect(await queue.take('letter', 1)).toMatchObject([{ attempt: 2 }]);
  });

  it('retries for more than a day, then parks the task with the reason', async () => {
    const outbox = open();
    const parked: string[] = [];
    let attempts = 0;
    outbox.handle({
      kind: 'letter',
      run: () => Promise.reject(new Error(`down, ${String((attempts += 1))}`)),
      parked: (_, reason) => Promise.resolve(void parked.push(reason)),
    });
    const began = clock.now().getTime();
    await ask(outbox, 1);
    await outbox.drain();
    await outbox.drain();
    expect(attempts).toBe(1);
    while ((await rows())[0]?.state === 'waiting') {
      clock.advance(30_000);
      await outbox.drain();
    }
    expect(clock.now().getTime() - began).toBeGreaterThan(24 * HOUR_MS);
    expect(parked).toEqual([`down, ${String(attempts)}`]);
    expect(await rows()).toEqual([
      { state: 'parked', attempts, lastError: `down, ${String(attempts)}` },
    ]);
  });

  it('parks a permanently refused task at once, until it is retried by hand', async () => {
    const outbox = open();
    let isRefused = true;
    handled(outbox, () =>
      isRefused ? Promise.reject(new RefusedForGood('no such mailbox')) : Promise.resolve(),
    );
    const id = await ask(outbox, 1);
    await outbox.drain();
    expect(await rows()).toEqual([{ state: 'parked', attempts: 1, lastError: 'no such mailbox' }]);
    isRefused = false;
    expect(await transactions.run((tx) => outbox.tryAgain(tx, id))).toBe(true);
    await outbox.drain();
    expect(await rows()).toEqual([{ state: 'done', attempts: 1, lastError: null }]);
    expect(await transactions.run((tx) => outbox.tryAgain(tx, id))).toBe(false);
  });

  it('continues with the other tasks when the callback of a parked task fails', async () => {
    const outbox = open();
    const done: number[] = [];
    outbox.handle({
      kind: 'letter',
      run: async ({ resourceId }) => {
        if (resourceId === 1) throw new RefusedForGood('no such mailbox');
        await new Promise((resolve) => setImmediate(resolve));
        done.push(resourceId);
      },
      parked: () => Promise.reject(new Error('nobody to tell')),
    });
    await ask(outbox, 1);
    await ask(outbox, 2);
    await outbox.drain();
    expect(done).toEqual([2]);
    expect((await rows()).map(({ state }) => state)).toEqual(['parked', 'done']);
  });

  it('defers the rest of a task as a new one, without a duplicate', async () => {
    const outbox = open();
    const attempts: number[] = [];
    outbox.handle({
      kind: 'letter',
      run: async (task) => {
        attempts.push(task.attempt);
        if (attempts.length < 3) await outbox.goOnLater(task);
      },
    });
    await ask(outbox, 1, 'letter-1');
    await outbox.drain();
    expect(attempts).toEqual([1, 1, 1]);
    expect(await rows()).toEqual([{ state: 'done', attempts: 1, lastError: null }]);
    expect(await database.query('SELECT dedupe, payload FROM outbox_tasks')).toEqual([
      { dedupe: 'letter-1', payload: '{"number":1}' },
    ]);
  });

  it('does not let a worker with an expired lease defer a task', async () => {
    const [late, next] = [open(), open()];
    let wakeUp = () => {};
    handled(late, async (task) => {
      await new Promise<void>((resolve) => (wakeUp = resolve));
      await late.goOnLater(task);
    });
    handled(next, () => Promise.resolve());
    await ask(late, 1);
    const dying = late.drain();
    await eventually('it is taken', async () => (await rows())[0]?.attempts === 1);
    clock.advance(LEASE_MS + 1);
    await next.drain();
    wakeUp();
    await dying;
    expect(await rows()).toEqual([{ state: 'done', attempts: 2, lastError: null }]);
  });

  it('starts the next tasks as soon as a worker is free, while a slow one runs', async () => {
    const outbox = open();
    let finish = () => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const done: number[] = [];
    handled(outbox, async ({ resourceId }) => {
      if (resourceId === 1) await slow;
      done.push(resourceId);
    });
    const stop = outbox.worker.start();
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
    await transactions.run(async (tx) => {
      for (const number of numbers) await outbox.add(tx, taskOf(number));
    });
    await eventually('the others are done', () => Promise.resolve(done.length === 29));
    expect(done).not.toContain(1);
    await ask(outbox, 31);
    await eventually('a later one is done', () => Promise.resolve(done.includes(31)));
    expect(done).not.toContain(1);
    finish();
    await stop();
    expect(done).toHaveLength(31);
  });

  it('starts after a commit without a call, and stops after the running tasks', async () => {
    const outbox = open();
    let finish = () => {};
    const done: string[] = [];
    handled(outbox, async () => {
      done.push('begun');
      await new Promise<void>((resolve) => (finish = resolve));
      done.push('ended');
    });
    const stop = outbox.worker.start();
    await eventually('it looked once', () => Promise.resolve(true));
    await ask(outbox, 1);
    await eventually('it began', () => Promise.resolve(done.length === 1));
    const stopping = stop().then(() => done.push('stopped'));
    finish();
    await stopping;
    expect(done).toEqual(['begun', 'ended', 'stopped']);
  });
});
