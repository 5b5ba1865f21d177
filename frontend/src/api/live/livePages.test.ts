import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeStore, type AppStore } from '../../main/store';
import { makeDriver, makeJob } from '../../testing/jobSamples';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { makeCustomer } from '../../testing/recordSamples';
import { server } from '../../testing/answers/server';
import { api } from '../api';
import { customerEndpoints, type Customer } from '../customers';
import { jobEndpoints, type Job } from '../jobs/jobs';
import { showLiveChanges } from './liveChanges';
import { mergeTags, tagsForChange, type Change } from './liveFeedEvents';
import { recordsOf, totalOf } from '../cache/pages';

const done = (id: number, facts: Partial<Job> = {}) =>
  makeJob(id, {
    status: 'delivered',
    completedAt: '2026-03-09T20:00:00.000Z',
    hasDriverReport: true,
    billingComplete: false,
    ...facts,
  });

const changeOf = (id: number, action = 'job.edited', version = 2): Change => ({
  resource: 'job',
  id,
  action,
  version,
});

/** Applies changes as the live feed does. */
const hearOf =
  (store: AppStore) =>
  (...changes: Change[]) => {
    store.dispatch(api.util.invalidateTags(mergeTags(changes.flatMap(tagsForChange))));
    return store.dispatch(showLiveChanges(changes));
  };

type Kind = 'completed' | 'billing';

/** A console with two pages of these jobs loaded; `asked` holds the requests made afterwards. */
async function watch(jobs: readonly Job[], kind: Kind = 'completed', q?: string) {
  const present = new Map(jobs.map((job) => [job.id, job]));
  const asked: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    asked.push(`page at ${String(new URL(request.url).searchParams.get('offset'))}`);
    return pagedAnswer(request, [...present.values()]);
  };
  server.use(
    http.get('*/api/jobs/completed', answer),
    http.get('*/api/jobs', answer),
    http.get('*/api/jobs/:id', ({ params }) => {
      asked.push(`job ${String(params['id'])}`);
      const job = present.get(Number(params['id']));
      return job ? HttpResponse.json(job) : HttpResponse.json({ statusCode: 404 }, { status: 404 });
    }),
    http.get('*/api/drivers/4', () => HttpResponse.json({ ...makeDriver(4), name: 'Renamed' })),
  );
  const store = makeStore();
  const search = q === undefined ? {} : { q };
  const load = (direction?: 'forward') =>
    kind === 'completed'
      ? store.dispatch(jobEndpoints.completedJobPages.initiate(search, { direction }))
      : store.dispatch(
          jobEndpoints.jobPages.initiate({ billing: 'pending', ...search }, { direction }),
        );
  await load();
  await load('forward');
  asked.length = 0;
  const data = () =>
    kind === 'completed'
      ? jobEndpoints.completedJobPages.select(search)(store.getState()).data
      : jobEndpoints.jobPages.select({ billing: 'pending', ...search })(store.getState()).data;
  return {
    asked,
    present,
    next: () => load('forward'),
    ids: () => recordsOf(data()).map(({ id }) => id),
    find: (id: number) => recordsOf(data()).find((job) => job.id === id),
    total: () => totalOf(data()),
    hear: hearOf(store),
  };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => done(index + 1));
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('only the changed job of the second page is loaded', async () => {
  const { asked, present, find, hear, ids } = await watch(many(120));
  const other = find(1);
  present.set(70, done(70, { poNumber: 'PO-9', version: 2 }));
  await hear(changeOf(70, 'job.billing-changed'));
  expect(asked).toEqual(['job 70']);
  expect(find(70)?.poNumber).toBe('PO-9');
  expect(find(1)).toBe(other);
  expect(ids()).toEqual(numbers(1, 100));
});

test('a deleted job leaves, and the next page starts where the loaded ones now end', async () => {
  const { asked, present, hear, ids, total, next } = await watch(many(120));
  present.delete(3);
  await hear(changeOf(3, 'job.deleted'));
  expect(asked).toEqual([]);
  expect(total()).toBe(119);
  await next();
  expect(asked).toEqual(['page at 99']);
  expect(ids()).toEqual(numbers(1, 120).filter((id) => id !== 3));
});

test.each<[Kind, Partial<Job>]>([
  ['completed', { status: 'in-transit', completedAt: null }],
  ['billing', { billingComplete: true }],
  ['billing', { hasDriverReport: false }],
])('of %s, what no longer belongs leaves: %j', async (kind, facts) => {
  const { asked, present, hear, ids, total } = await watch(many(4), kind);
  present.set(2, done(2, { ...facts, version: 2 }));
  await hear(changeOf(2, 'job.status-changed'));
  expect(asked).toEqual(['job 2']);
  expect(ids()).toEqual([1, 3, 4]);
  expect(total()).toBe(3);
});

test('changes of open jobs load no page', async () => {
  const { asked, present, hear } = await watch(many(120));
  present.set(500, makeJob(500, { status: 'assigned', version: 2 }));
  await hear(changeOf(500, 'job.assigned'));
  expect(asked).toEqual([]);
  await hear(changeOf(500));
  expect(asked).toEqual(['job 500']);
});

test.each([
  ['a job just delivered', 200, 'job.delivered', undefined],
  ['a reopened job that may be further down', 300, 'job.status-changed', undefined],
  ['a found job, which may be found no more', 2, 'job.edited', 'kia'],
])('%s: the list is reloaded', async (_name, id, action, q) => {
  const { asked, present, hear } = await watch(many(120), 'completed', q);
  present.set(
    id,
    action === 'job.status-changed'
      ? makeJob(id, { status: 'assigned', version: 2 })
      : done(id, { version: 2 }),
  );
  await hear(changeOf(id, action));
  await waitFor(() => expect(asked).toEqual([`job ${String(id)}`, 'page at 0']));
});

test('a reload of many pages takes one request for every 500 jobs', async () => {
  const { asked, present, hear, ids, next } = await watch(many(720));
  for (let pages = 2; pages < 12; pages += 1) await next();
  asked.length = 0;
  present.set(800, done(800, { version: 2 }));
  await hear(changeOf(800, 'job.delivered'));
  await waitFor(() => expect(asked).toEqual(['job 800', 'page at 0', 'page at 500']));
  await waitFor(() => expect(ids()).toEqual(numbers(1, 600)));
  await next();
  expect(asked.at(-1)).toBe('page at 600');
  expect(ids()).toHaveLength(650);
});

test('two changes received together are both applied', async () => {
  const { asked, present, hear } = await watch(many(2));
  present.set(9, done(9, { version: 3 }));
  await hear(changeOf(9, 'job.delivered'), changeOf(9, 'job.units-changed', 3));
  await waitFor(() => expect(asked).toEqual(['job 9', 'page at 0']));
});

test('renaming a driver updates the name on each of their jobs', async () => {
  const driver = { id: 4, name: 'Drew Sample', phone: null };
  const { asked, find, hear } = await watch([done(1, { driver, driverId: 4 }), done(2)]);
  await hear({ resource: 'driver', id: 4, action: 'driver.status-changed' });
  expect(find(1)?.driver?.name).toBe('Renamed');
  expect(asked).toEqual([]);
});

/** A console with these customers on the screen. */
async function watchCustomers(customers: readonly Customer[], arg: { status?: 'active' } = {}) {
  const present = new Map(customers.map((customer) => [customer.id, customer]));
  const asked: string[] = [];
  server.use(
    http.get('*/api/customers', ({ request }) => {
      asked.push('page');
      return pagedAnswer(request, [...present.values()]);
    }),
    http.get('*/api/customers/:id', ({ params }) =>
      HttpResponse.json(present.get(Number(params['id']))),
    ),
  );
  const store = makeStore();
  await store.dispatch(customerEndpoints.customerPages.initiate(arg));
  asked.length = 0;
  return {
    asked,
    present,
    shown: () => recordsOf(customerEndpoints.customerPages.select(arg)(store.getState()).data),
    hear: hearOf(store),
  };
}

const edited: Change = { resource: 'customer', id: 2, action: 'customer.edited', version: 2 };
const three = [makeCustomer(1), makeCustomer(2), makeCustomer(3)];

test('a changed customer is updated in place, or leaves', async () => {
  const { asked, present, shown, hear } = await watchCustomers(three, { status: 'active' });
  present.set(2, makeCustomer(2, { city: 'Laval', version: 2 }));
  await hear(edited);
  expect(shown()[1]?.city).toBe('Laval');
  present.set(2, makeCustomer(2, { status: 'inactive', version: 3 }));
  await hear({ ...edited, version: 3 });
  expect(shown().map(({ id }) => id)).toEqual([1, 3]);
  expect(asked).toEqual([]);
});

test('a new name or a counted job change reloads the customers', async () => {
  const { asked, present, hear } = await watchCustomers(three);
  present.set(2, makeCustomer(2, { name: 'A', version: 2 }));
  await hear(edited);
  await waitFor(() => expect(asked).toEqual(['page']));
  await hear(changeOf(5, 'job.created', 1));
  await waitFor(() => expect(asked).toEqual(['page', 'page']));
  await hear(changeOf(5, 'job.status-changed'));
  expect(asked).toEqual(['page', 'page']);
});
