import { http, HttpResponse } from 'msw';
import { openDB } from 'idb';
import '../../../testing/phone/offlineStore';
import { makeHaul } from '../../../testing/phone/driverPortal';
import { server } from '../../../testing/answers/server';
import { rememberSender } from '../store/database';
import type { Operation, OperationResult } from './operation';
import { createOperationQueue, type OperationQueue, type QueueState } from './operationQueue';
import { listOperations, removeOperation, storeOperation } from './operationTable';
import { sendInBackground } from './sendInBackground';
import { keepSending, sendAgainAfter } from './senderSchedule';

const OWN = 2;
const nothing = () => undefined;

const tap = (id: string, userId = OWN): Operation => ({
  ...{ id, userId, jobId: 7, jobName: 'JOB-000007', baseVersion: 1 },
  ...{ type: 'status', status: 'in-transit', notes: null, refusal: null },
  tappedAt: '2026-03-03T19:05:00.000Z',
});

/**
 * Accepts every batch except those with an unreadable entry; returns the received batches in order.
 */
function serveSendings(unreadable: readonly string[] = []) {
  const sendings: { bearer: string | null; ids: string[] }[] = [];
  server.use(
    http.post('*/api/driver/operations', async ({ request }) => {
      const { operations } = (await request.json()) as { operations: { id: string }[] };
      const ids = operations.map(({ id }) => id);
      sendings.push({ bearer: request.headers.get('Authorization'), ids });
      if (ids.some((id) => unreadable.includes(id)))
        return HttpResponse.json(
          { statusCode: 400, code: 'validation_failed', message: 'Please check the fields.' },
          { status: 400 },
        );
      const results = ids.map((id): OperationResult => ({
        ...{ id, outcome: 'applied', code: null, message: null, job: null },
      }));
      return HttpResponse.json({ results });
    }),
  );
  return sendings;
}

const makeQueue = () =>
  createOperationQueue({ userId: OWN, token: 'mine', onResults: nothing, onChange: nothing });

test('a stale screen does not resend a step that the server has taken', async () => {
  let sendings = 0;
  server.use(
    http.post('*/api/driver/operations', async ({ request }) => {
      sendings += 1;
      const { operations } = (await request.json()) as { operations: { id: string }[] };
      const job = makeHaul(7, { version: 2, status: 'in-transit' });
      const results = operations.map(({ id }) => ({
        ...{ id, outcome: 'applied', code: null, message: null, job },
      }));
      return HttpResponse.json({ results });
    }),
  );
  const queue = makeQueue();
  const { id: _id, tappedAt: _tappedAt, refusal: _refusal, ...step } = tap('none');
  expect(await queue.add(step, null)).not.toBeNull();
  await queue.flush();
  expect(await queue.add(step, null)).toBeNull();
  await queue.flush();
  expect(sendings).toBe(1);
  // Dispatch reverted the step, so it can be taken again.
  expect(await queue.add({ ...step, baseVersion: 3 }, null)).not.toBeNull();
});

describe('an entry that the server cannot parse', () => {
  test('does not block the others: each is sent alone, and only this one is refused', async () => {
    const sendings = serveSendings(['bad']);
    for (const id of ['first', 'bad', 'last']) await storeOperation(tap(id), null);
    const queue = makeQueue();
    expect(await queue.flush()).toBe('done');
    expect(sendings.map(({ ids }) => ids)).toEqual([
      ['first', 'bad', 'last'],
      ['first'],
      ['bad'],
      ['last'],
    ]);
    const { waiting, refused } = queue.getState();
    expect(waiting).toEqual([]);
    expect(refused.map(({ id, refusal }) => [id, refusal?.code])).toEqual([
      ['bad', 'validation_failed'],
    ]);
    expect((await listOperations(OWN)).map(({ id }) => id)).toEqual(['bad']);
  });
});

describe('with no page open', () => {
  test("the worker sends only the operations of the phone's driver, in their name", async () => {
    const sendings = serveSendings();
    await rememberSender({ userId: OWN, token: 'mine' });
    for (const operation of [tap('first'), tap('second'), tap('other', 3)])
      await storeOperation(operation, null);
    await sendInBackground();
    expect(sendings).toEqual([{ bearer: 'Bearer mine', ids: ['first', 'second'] }]);
    expect(await listOperations(OWN)).toEqual([]);
    expect(await listOperations(3)).toHaveLength(1);
  });

  test("a page that opens in the meantime receives the server's answer before its lists reload", async () => {
    const queue = makeQueue();
    await storeOperation(tap('first'), null);
    await queue.load();
    await removeOperation('first');
    const job = makeHaul(7, { status: 'in-transit', version: 2 });
    const applied = { id: 'first', outcome: 'applied', code: null, message: null, job } as const;
    const heard = queue.hear([applied]);
    // The tap never disappears while the job still has its old status.
    expect(queue.getState().serverJobs.get(7)).toEqual(job);
    await heard;
    expect(queue.getState().waiting).toEqual([]);
    await queue.hear([{ ...applied, job: makeHaul(7) }]);
    expect(queue.getState().serverJobs.get(7)).toEqual(job);
  });

  test('it fails if the server is unreachable, so that the browser retries', async () => {
    server.use(http.post('*/api/driver/operations', () => HttpResponse.error()));
    await rememberSender({ userId: OWN, token: 'mine' });
    await storeOperation(tap('first'), null);
    await expect(sendInBackground()).rejects.toThrow('could not be reached');
    expect(await listOperations(OWN)).toHaveLength(1);
  });

  test('it leaves everything to the next sign-in if the session ended', async () => {
    server.use(http.post('*/api/driver/operations', () => HttpResponse.json({}, { status: 401 })));
    await rememberSender({ userId: OWN, token: 'ended' });
    await storeOperation(tap('first'), null);
    await sendInBackground();
    expect(await listOperations(OWN)).toHaveLength(1);
  });

  test('it sends nothing if no user is signed in', async () => {
    const sendings = serveSendings();
    await storeOperation(tap('first'), null);
    await sendInBackground();
    expect(sendings).toEqual([]);
  });
});

test('a newer version of the app adopts the taps; the old page still sends its own', async () => {
  const sendings = serveSendings();
  const queue = makeQueue();
  await storeOperation(tap('before'), null);
  await queue.load();

  const newer = await openDB('driver-portal', 3);
  expect((await newer.getAll('operations')).map(({ id }: Operation) => id)).toEqual(['before']);
  const after = await queue.add({ ...tap('after'), jobId: 8 }, null);
  expect(queue.getState().isSafe).toBe(false);
  await queue.flush();
  expect(sendings.map(({ ids }) => ids)).toEqual([['before', after?.id]]);
  expect(queue.getState().waiting).toEqual([]);
  newer.close();
});

describe('unsent operations are retried', () => {
  test.each([
    [0, 1, 2_000],
    [0, 0, 1_000],
    [1, 1, 4_000],
    [3, 1, 16_000],
    [3, 0.5, 12_000],
    [5, 1, 60_000],
    [50, 1, 60_000],
    [50, 0, 30_000],
  ])('after failure %i with spread %d: in %i ms', (failures, spread, wait) => {
    expect(sendAgainAfter(failures, spread)).toBe(wait);
  });

  test('with doubling delays, and at once when the network returns', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const flush = vi.fn(() => Promise.resolve('unreachable' as const));
    const state: Partial<QueueState> = { waiting: [tap('first')], outcome: 'unreachable' };
    const queue = { flush, subscribe: () => nothing, getState: () => state };
    // Only these three are used.
    const stop = keepSending(queue as unknown as OperationQueue);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(flush).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(flush).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(flush).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(flush).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event('online'));
    expect(flush).toHaveBeenCalledTimes(4);
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(flush).toHaveBeenCalledTimes(4);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});
