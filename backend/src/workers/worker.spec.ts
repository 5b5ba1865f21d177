import { Logger } from '@nestjs/common';
import { eventually } from '../../test/app/eventually';
import { type Lease, type Work, Worker } from './worker';
import { Workers } from './workers';

const MINUTE_MS = 60_000;

/** A round that ends when the test says so. */
function gate() {
  let open = () => {};
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { closed, open: () => open() };
}

describe('A worker', () => {
  const stops: (() => Promise<void>)[] = [];
  const begin = (work: Omit<Work, 'name'>) => {
    const worker = new Worker({ name: 'test', ...work });
    stops.push(worker.start());
    return worker;
  };
  const has = (what: string, isSo: () => boolean) =>
    eventually(what, () => Promise.resolve(isSo()));

  beforeAll(() => Logger.overrideLogger(false));
  afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

  test('repeats its round after the interval', async () => {
    let rounds = 0;
    begin({ everyMs: 1, run: () => Promise.resolve(void (rounds += 1)) });
    await has('three rounds', () => rounds >= 3);
  });

  test('without an interval runs once, and again for each wake-up', async () => {
    let rounds = 0;
    const worker = begin({ run: () => Promise.resolve(void (rounds += 1)) });
    await has('the first round', () => rounds === 1);
    worker.wake();
    worker.wake();
    await has('the second round', () => rounds === 2);
  });

  test('without an interval tries again after a failure, without a wake-up', async () => {
    let rounds = 0;
    jest.useFakeTimers();
    try {
      const worker = begin({
        run: () => ((rounds += 1) === 1 ? Promise.reject(new Error('no')) : Promise.resolve()),
      });
      await jest.advanceTimersByTimeAsync(1);
      expect(rounds).toBe(1);
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
      expect(rounds).toBe(2);
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
      expect(rounds).toBe(2);
      await worker.stop();
    } finally {
      jest.useRealTimers();
    }
  });

  test('runs another round for a wake-up during a round, though that round fails', async () => {
    const first = gate();
    let rounds = 0;
    const worker = begin({
      run: async () => {
        rounds += 1;
        if (rounds > 1) return;
        await first.closed;
        throw new Error('no');
      },
    });
    await has('the first round', () => rounds === 1);
    worker.wake();
    expect(rounds).toBe(1);
    first.open();
    await has('the second round', () => rounds === 2);
  });

  test('waits as long as its retry rule says after each failure, in spite of wake-ups', async () => {
    const waits: number[] = [];
    let rounds = 0;
    const worker = begin({
      run: () => ((rounds += 1) < 4 ? Promise.reject(new Error('no')) : Promise.resolve()),
      retryMs: (failures) => {
        waits.push(failures);
        return failures === 3 ? 60_000 : 1;
      },
    });
    await has('three failures', () => waits.length === 3);
    worker.wake();
    // Its timer would fire before that of a worker that starts later.
    let later = 0;
    begin({ run: () => Promise.resolve(void (later += 1)) });
    await has('a later round', () => later === 1);
    expect(rounds).toBe(3);
    expect(waits).toEqual([1, 2, 3]);
  });

  test('runs no round while another replica holds the lease, and releases its own when it stops', async () => {
    let holder: 'this' | 'other' | null = 'other';
    let rounds = 0;
    let refusals = 0;
    const lease: Lease = {
      take: () => {
        holder ??= 'this';
        if (holder === 'other') refusals += 1;
        return Promise.resolve(holder === 'this');
      },
      release: () => Promise.resolve(void (holder = null)),
    };
    const worker = begin({ lease, run: () => Promise.resolve(void (rounds += 1)) });
    await has('a refused lease', () => refusals === 1);
    worker.wake();
    await has('another refusal', () => refusals === 2);
    expect(rounds).toBe(0);
    holder = null;
    worker.wake();
    await has('the round', () => rounds === 1);
    expect(holder).toBe('this');
    await worker.stop();
    expect(holder).toBeNull();
  });

  test('aborts the signal of the running round when it stops, and finishes after it', async () => {
    const done: string[] = [];
    const worker = begin({
      run: async (signal) => {
        done.push('begun');
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        done.push('ended');
      },
      finish: () => Promise.resolve(void done.push('finished')),
    });
    await has('the round', () => done.length === 1);
    await worker.stop();
    worker.wake();
    expect(done).toEqual(['begun', 'ended', 'finished']);
  });
});

test('workers stop by stage, and their rounds are counted by outcome, with the last success of those with an interval', async () => {
  Logger.overrideLogger(false);
  const workers = new Workers();
  const ended: string[] = [];
  const add = (name: string, run: () => Promise<void>, more: Partial<Work> = {}, stops?: 'last') =>
    workers.add(
      { name, run, finish: () => Promise.resolve(void ended.push(name)), ...more },
      stops === undefined ? {} : { stops },
    );
  add('sealer', () => Promise.resolve(), { everyMs: MINUTE_MS }, 'last');
  add('starter', () => Promise.resolve());
  add('sender', () => Promise.reject(new Error('no')));
  workers.start();
  const [rounds, lastDone] = workers.metrics;
  await eventually('all rounds', async () => (await rounds.get()).values.length === 3);
  expect((await lastDone.get()).values.map(({ labels }) => labels.worker)).toEqual(['sealer']);
  expect((await rounds.get()).values.map(({ labels, value }) => ({ ...labels, value }))).toEqual(
    expect.arrayContaining([
      { worker: 'sealer', outcome: 'done', value: 1 },
      { worker: 'starter', outcome: 'done', value: 1 },
      { worker: 'sender', outcome: 'failed', value: 1 },
    ]),
  );
  await workers.stop('with-requests');
  expect(ended).toEqual(['starter', 'sender']);
  await workers.stop('last');
  expect(ended).toEqual(['starter', 'sender', 'sealer']);
});
