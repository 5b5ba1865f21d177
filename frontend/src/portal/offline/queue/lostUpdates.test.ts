import '../../../testing/phone/offlineStore';
import type { NewOperation } from './operation';
import { createOperationQueue } from './operationQueue';

const OWN = 2;
const nothing = () => undefined;

const TAP: NewOperation = {
  ...{ userId: OWN, jobId: 7, jobName: 'JOB-000007', baseVersion: 1 },
  ...{ type: 'status', status: 'in-transit', notes: null },
};

const makeQueue = () =>
  createOperationQueue({ userId: OWN, token: 'mine', onResults: nothing, onChange: nothing });

const emptyStore = () =>
  new Promise((resolve) => (indexedDB.deleteDatabase('driver-portal').onsuccess = resolve));

test('updates that the browser evicts while the page is open are reported once', async () => {
  const queue = makeQueue();
  await queue.load();
  await queue.add(TAP, null);
  await queue.add({ ...TAP, jobId: 8 }, null);
  await emptyStore();
  await queue.load();
  expect(queue.getState()).toMatchObject({ lost: 2, waiting: [] });
  await queue.load();
  expect(queue.getState().lost).toBe(2);
  const next = makeQueue();
  await next.load();
  expect(next.getState().lost).toBe(0);
});

test('a closed page reports nothing, and leaves it to the next', async () => {
  const closed = makeQueue();
  await closed.add(TAP, null);
  closed.setOpen(false);
  await emptyStore();
  await closed.load();
  const next = makeQueue();
  await next.load();
  expect(next.getState().lost).toBe(1);
});

test.each(['{"userId":', 'null', '7', '{"userId":2,"birth":"x"}'])(
  'reports nothing where %s is stored',
  async (text) => {
    localStorage.setItem('offline_store', text);
    const queue = makeQueue();
    await queue.load();
    expect(queue.getState().lost).toBe(0);
  },
);
