import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeStore } from '../../main/store';
import { hold } from '../../testing/hold';
import { makeDriver, makeJob } from '../../testing/jobSamples';
import { server } from '../../testing/answers/server';
import { jobEndpoints, type Job } from '../jobs/jobs';
import { showLiveChanges } from './liveChanges';
import type { Change } from './liveFeedEvents';

const changeOf = (job: Pick<Job, 'id' | 'version'>, action = 'job.edited'): Change => ({
  resource: 'job',
  action,
  ...job,
});

/** A console with these jobs on the screen; `asked` holds the requests made afterwards. */
async function watch(jobs: readonly Job[]) {
  const present = new Map(jobs.map((job) => [job.id, job]));
  const asked: string[] = [];
  server.use(
    http.get('*/api/jobs/active', () => {
      asked.push('active');
      return HttpResponse.json(
        [...present.values()].filter(({ status }) => status !== 'delivered'),
      );
    }),
    http.get('*/api/jobs/:id', ({ params }) => {
      asked.push(`job ${String(params['id'])}`);
      const job = present.get(Number(params['id']));
      return job ? HttpResponse.json(job) : HttpResponse.json({ statusCode: 404 }, { status: 404 });
    }),
    http.get('*/api/drivers/4', () =>
      HttpResponse.json({ ...makeDriver(4), name: 'Drew Renamed', activeJobs: 9 }),
    ),
  );
  const store = makeStore();
  const list = store.dispatch(jobEndpoints.listActiveJobs.initiate({}));
  await list;
  asked.length = 0;
  const shown = () => jobEndpoints.listActiveJobs.select({})(store.getState()).data ?? [];
  return {
    asked,
    present,
    store,
    shown,
    find: (id: number) => shown().find((job) => job.id === id),
    hear: (...changes: Change[]) => store.dispatch(showLiveChanges(changes)),
  };
}

const waitUntil = (isTrue: () => boolean) => waitFor(() => expect(isTrue()).toBe(true));

const three = [makeJob(1), makeJob(2), makeJob(3)];

test('only the changed job is loaded, and the others stay the same objects', async () => {
  const { asked, present, shown, find, hear, store } = await watch(three);
  const others = [find(1), find(3)];
  present.set(2, makeJob(2, { status: 'assigned', version: 2 }));
  await hear(changeOf({ id: 2, version: 2 }));
  expect(asked).toEqual(['job 2']);
  expect(find(2)).toMatchObject({ status: 'assigned', version: 2 });
  expect([find(1), find(3)]).toEqual(others);
  expect(find(1)).toBe(others[0]);
  expect(shown()).toHaveLength(3);
  expect(store.getState().liveFeed.changedJobs).toEqual([2]);
});

test('deleted, delivered and missing jobs leave the list, and new ones are added', async () => {
  const { present, shown, hear, asked } = await watch(three);
  present.set(2, makeJob(2, { status: 'delivered', version: 2 }));
  present.delete(3);
  present.set(4, makeJob(4));
  await hear(
    changeOf({ id: 1, version: 2 }, 'job.deleted'),
    changeOf({ id: 2, version: 2 }, 'job.delivered'),
    changeOf({ id: 3, version: 2 }),
    changeOf({ id: 4, version: 1 }, 'job.created'),
  );
  expect(shown().map(({ id }) => id)).toEqual([4]);
  expect(asked).not.toContain('active');
});

test('several changes of one job make one request, and a version already shown makes none', async () => {
  const { asked, present, hear, store } = await watch(three);
  present.set(1, makeJob(1, { version: 3 }));
  await hear(changeOf({ id: 1, version: 2 }), changeOf({ id: 1, version: 3 }));
  await hear(changeOf({ id: 1, version: 3 }), changeOf({ id: 2, version: 1 }));
  expect(asked).toEqual(['job 1']);
  expect(store.getState().liveFeed.changedJobs).toEqual([1]);
});

test('a burst of changes reloads the list once', async () => {
  const many = Array.from({ length: 30 }, (_, index) => makeJob(index + 1));
  const { asked, present, find, hear } = await watch(many);
  for (const { id } of many) present.set(id, makeJob(id, { version: 2, status: 'assigned' }));
  await hear(...many.map(({ id }) => changeOf({ id, version: 2 })));
  await waitUntil(() => find(30)?.version === 2);
  expect(asked).toEqual(['active']);
});

test('ten changed jobs are read a few at a time', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => makeJob(index + 1));
  const { asked, find, hear } = await watch(ten);
  const { held, release } = hold();
  let under = 0;
  let most = 0;
  server.use(
    http.get('*/api/jobs/:id', async ({ params }) => {
      asked.push(`job ${String(params['id'])}`);
      under += 1;
      most = Math.max(most, under);
      await held;
      under -= 1;
      return HttpResponse.json(makeJob(Number(params['id']), { version: 2 }));
    }),
  );
  const heard = hear(...ten.map(({ id }) => changeOf({ id, version: 2 })));
  await waitUntil(() => asked.length === 3);
  release();
  await heard;
  expect(ten.map(({ id }) => find(id)?.version)).toEqual(ten.map(() => 2));
  expect(most).toBe(3);
});

test('the whole list is reloaded if a job cannot be read', async () => {
  const { asked, hear } = await watch(three);
  server.use(http.get('*/api/jobs/2', () => HttpResponse.json({}, { status: 500 })));
  await hear(changeOf({ id: 2, version: 2 }));
  await waitUntil(() => asked.includes('active'));
});

test('renaming a driver updates the name on each of their jobs', async () => {
  const driver = { id: 4, name: 'Drew Sample', phone: null };
  const { find, hear, asked } = await watch([makeJob(1, { driver, driverId: 4 }), makeJob(2)]);
  await hear({ resource: 'driver', id: 4, action: 'driver.status-changed' });
  expect(find(1)?.driver).toEqual({ ...driver, name: 'Drew Renamed', phone: makeDriver(4).phone });
  expect(asked).toEqual([]);
});

test("a change during a load survives the load's older answer", async () => {
  const { present, find, hear, store } = await watch(three);
  const { held, release } = hold();
  server.use(
    http.get('*/api/jobs/active', async () => {
      const before = HttpResponse.json([...present.values()]);
      await held;
      return before;
    }),
  );
  const reload = store.dispatch(
    jobEndpoints.listActiveJobs.initiate({}, { forceRefetch: true, subscribe: false }),
  );
  await new Promise((resolve) => setTimeout(resolve));
  present.set(1, makeJob(1, { version: 2, status: 'assigned' }));
  await hear(changeOf({ id: 1, version: 2 }));
  release();
  await reload;
  await waitUntil(() => find(1)?.version === 2);
});

test('nothing is loaded while the list is not open', async () => {
  const asked: string[] = [];
  server.use(http.get('*/api/*', ({ request }) => HttpResponse.json(asked.push(request.url))));
  await makeStore().dispatch(showLiveChanges([changeOf({ id: 1, version: 2 })]));
  expect(asked).toEqual([]);
});

test('added and deleted photos reload no job', async () => {
  const { asked, hear } = await watch(three);
  await hear(
    changeOf({ id: 1, version: 1 }, 'job.photo-added'),
    changeOf({ id: 9, version: 4 }, 'job.photo-deleted'),
  );
  expect(asked).toEqual([]);
});
