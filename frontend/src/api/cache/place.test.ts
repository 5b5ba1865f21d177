import { http, HttpResponse } from 'msw';
import { makeStore } from '../../main/store';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { server } from '../../testing/answers/server';
import { makeJob } from '../../testing/jobSamples';
import {
  driverCompletedJobPages,
  listDriverActiveJobs,
  listDriverAssignedJobs,
} from '../driverJobs';
import { jobEndpoints, type Job } from '../jobs/jobs';
import { getJob } from '../singleRecords';
import { api } from '../api';
import { recordsOf, totalOf } from './pages';
import { placeRecord, showFacts } from './place';

const mine = (id: number, status: Job['status'], version = 1) =>
  makeJob(id, { status, version, driverId: 4 });

/** A store with one driver's lists loaded; `asked` counts the requests made afterwards. */
async function openPhone(jobs: { assigned: Job[]; active: Job[]; completed: Job[] }) {
  let asked = 0;
  const answer = (list: Job[]) => {
    asked += 1;
    return HttpResponse.json(list);
  };
  server.use(
    http.get('*/api/jobs/driver/4/assigned', () => answer(jobs.assigned)),
    http.get('*/api/jobs/driver/4/active', () => answer(jobs.active)),
    http.get('*/api/jobs/driver/4/completed', ({ request }) => {
      asked += 1;
      return pagedAnswer(request, jobs.completed);
    }),
  );
  const store = makeStore();
  const driverId = 4;
  await store.dispatch(listDriverAssignedJobs.initiate({ driverId }));
  await store.dispatch(listDriverActiveJobs.initiate({ driverId }));
  await store.dispatch(driverCompletedJobPages.initiate({ driverId }));
  asked = 0;
  const state = () => store.getState();
  const completed = () => driverCompletedJobPages.select({ driverId })(state()).data;
  return {
    place: (job: Job) => store.dispatch(placeRecord('job', { id: job.id, now: job, actions: [] })),
    shown: () => ({
      assigned: listDriverAssignedJobs
        .select({ driverId })(state())
        .data?.map(({ id }) => id),
      active: listDriverActiveJobs
        .select({ driverId })(state())
        .data?.map(({ id }) => id),
      completed: recordsOf(completed()).map(({ id }) => id),
      total: totalOf(completed()),
    }),
    asked: () => asked,
  };
}

const JOBS = {
  assigned: [mine(1, 'assigned'), mine(2, 'assigned')],
  active: [mine(3, 'in-transit')],
  completed: [mine(5, 'delivered')],
};

test("a job that advances moves to the top of its driver's next list", async () => {
  const { place, shown, asked } = await openPhone(JOBS);
  place(mine(2, 'picked-up', 2));
  expect(shown()).toEqual({ assigned: [1], active: [2, 3], completed: [5], total: 1 });
  place(mine(3, 'delivered', 2));
  expect(shown()).toEqual({ assigned: [1], active: [2], completed: [3, 5], total: 2 });
  expect(asked()).toBe(0);
});

test('a job given to another driver leaves the lists', async () => {
  const { place, shown } = await openPhone(JOBS);
  place({ ...mine(1, 'assigned', 2), driverId: 9 });
  expect(shown().assigned).toEqual([2]);
});

test('an older record changes nothing', async () => {
  const { place, shown } = await openPhone({ ...JOBS, active: [mine(3, 'in-transit', 7)] });
  place(mine(3, 'delivered', 6));
  expect(shown()).toMatchObject({ active: [3], completed: [5] });
});

/** A store that holds one job as a single record and in the active list. */
async function openJob(job: Job) {
  server.use(
    http.get('*/api/jobs/active', () => HttpResponse.json([job, makeJob(2)])),
    http.get('*/api/jobs/1', () => HttpResponse.json(job)),
  );
  const store = makeStore();
  await store.dispatch(jobEndpoints.listActiveJobs.initiate({}));
  await store.dispatch(getJob.initiate({ id: 1 }));
  const listed = () => jobEndpoints.listActiveJobs.select({})(store.getState()).data ?? [];
  const single = () => getJob.select({ id: 1 })(store.getState()).data;
  return { store, listed, single };
}

test('facts show everywhere at once and disappear when the change is rolled back', async () => {
  const { store, listed, single } = await openJob(makeJob(1, { poNumber: 'A' }));
  const other = listed()[1];
  const undo = store.dispatch(showFacts('job', 1, { poNumber: 'B' }));
  expect([listed()[0]?.poNumber, single()?.poNumber]).toEqual(['B', 'B']);
  expect(listed()[1]).toBe(other);
  undo();
  expect([listed()[0]?.poNumber, single()?.poNumber]).toEqual(['A', 'A']);
});

test('rolling back keeps fields that were changed again', async () => {
  const { store, listed } = await openJob(makeJob(1, { poNumber: 'A', completionNotes: 'a' }));
  const undo = store.dispatch(showFacts('job', 1, { poNumber: 'B', completionNotes: 'b' }));
  store.dispatch(showFacts('job', 1, { poNumber: 'C' }));
  undo();
  expect(listed()[0]).toMatchObject({ poNumber: 'C', completionNotes: 'a' });
});

test.each([
  ['price', { price: 50 }, true],
  ['price', { poNumber: 'A-1' }, false],
  ['completedAt', { price: 50 }, false],
] as const)(
  'of a list by %s, a job with %j may have another place: %s',
  async (sort, facts, asks) => {
    const job = makeJob(1, { status: 'delivered', price: 90 });
    let asked = 0;
    server.use(
      http.get('*/api/jobs/completed', ({ request }) => {
        asked += 1;
        return pagedAnswer(request, [job]);
      }),
    );
    const store = makeStore();
    await store.dispatch(jobEndpoints.completedJobPages.initiate({ sort }));
    asked = 0;
    const now = { ...job, ...facts, version: job.version + 1 };
    store.dispatch(placeRecord('job', { id: 1, now, actions: [] }));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(asked).toBe(asks ? 1 : 0);
  },
);
