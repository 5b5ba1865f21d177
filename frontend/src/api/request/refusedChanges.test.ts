import { http, HttpResponse } from 'msw';
import { makeStore } from '../../main/store';
import { answerEverything, run } from '../../testing/allEndpoints';
import { server } from '../../testing/answers/server';
import { api } from '../api';

test('a refused change refreshes nothing', async () => {
  answerEverything();
  const store = makeStore();
  await run(store, 'listJobs', {});
  const before = JSON.stringify(store.getState().api.queries);
  server.use(http.put('*/api/jobs/1', () => HttpResponse.json({ message: 'no' }, { status: 409 })));
  await run(store, 'updateJob', { id: 1, jobChange: {} });
  expect(JSON.stringify(store.getState().api.queries)).toBe(before);
});

test('a change refused as stale reloads the record', async () => {
  answerEverything();
  const store = makeStore();
  await run(store, 'getCustomer', { id: 1 });
  server.use(
    http.put('*/api/customers/1', () => HttpResponse.json({ message: 'no' }, { status: 412 })),
    http.get('*/api/customers/1', () => HttpResponse.json({ id: 1, version: 2 })),
  );
  await run(store, 'updateCustomer', { id: 1, customerChanges: {} });
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const held = Object.values(store.getState().api.queries).map((entry) => entry?.data);
  expect(held).toMatchObject([{ version: 2 }]);
});
