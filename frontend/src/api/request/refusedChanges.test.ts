import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeStore } from '../../main/store';
import { answerEverything, run } from '../../testing/allEndpoints';
import { server } from '../../testing/answers/server';
import { admin } from '../../testing/samples';
import { changeMe, getMe } from '../accounts/session';
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

test.each([
  ['is taken back when the server refuses it', 409, null],
  ['stays without an answer', 0, false],
])('an own setting %s', async (_name, status, shortcuts) => {
  server.use(
    http.get('*/api/auth/me', () => HttpResponse.json({ user: { ...admin, shortcuts: null } })),
    http.patch('*/api/auth/me', () =>
      status === 0 ? HttpResponse.error() : HttpResponse.json({ message: 'no' }, { status }),
    ),
  );
  const store = makeStore();
  await store.dispatch(getMe.initiate(undefined));
  await store.dispatch(changeMe.initiate({ shortcuts: false }));
  await waitFor(() => expect(getMe.select()(store.getState()).data).toMatchObject({ shortcuts }));
});
