import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeStore } from '../../main/store';
import { admin } from '../../testing/samples';
import { server } from '../../testing/answers/server';
import { dropFirstAnswers, mayHaveMissedChanges, readFirstAnswers } from './firstAnswers';
import { getConfig, NEUTRAL_CONFIG } from '../config';
import { openLiveFeed } from '../live/liveFeed';
import { getMe } from '../accounts/session';
import { dropToken, storeToken } from './sessionToken';
import { statsEndpoints } from '../stats';

const TOKEN = 'header.payload.signature-of-it';
const me = { user: { ...admin, name: 'Of The Page' } };

function page(mark: string | null, answers: { url: string; body: unknown; status?: number }[]) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'first-answers';
  block.textContent = JSON.stringify({
    mark,
    answers: answers.map(({ url, body, status = 200 }) => ({
      ...{ url, status, headers: {}, body: JSON.stringify(body) },
    })),
  });
  document.head.append(block);
  readFirstAnswers();
}

let asked: string[] = [];

beforeEach(() => {
  // The page was just opened.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  asked = [];
  server.use(
    http.get('*/api/auth/me', () => {
      asked.push('me');
      return HttpResponse.json({ user: admin });
    }),
    http.get('*/api/config', () => {
      asked.push('config');
      return HttpResponse.json(NEUTRAL_CONFIG);
    }),
  );
});

afterEach(() => {
  document.getElementById('first-answers')?.remove();
  readFirstAnswers();
  dropToken();
  vi.restoreAllMocks();
});

async function whoIsIt(store = makeStore()): Promise<string | undefined> {
  const { data } = await store.dispatch(getMe.initiate(undefined, { forceRefetch: true }));
  return data?.name;
}

test('an answer embedded in the page is used once instead of a request', async () => {
  page('signature-of-it'.slice(-12), [{ url: '/api/auth/me', body: me }]);
  storeToken(TOKEN);
  expect(await whoIsIt()).toBe('Of The Page');
  expect(asked).toEqual([]);
  expect(await whoIsIt()).toBe(admin.name);
  expect(asked).toEqual(['me']);
});

test("a browser without a stored token uses the cookie's answers", async () => {
  page('anything', [{ url: '/api/auth/me', body: me }]);
  expect(await whoIsIt()).toBe('Of The Page');
});

test.each([['of another'], [null]])(
  'answers with mark %s do not belong to this token',
  async (mark) => {
    page(mark, [{ url: '/api/auth/me', body: me }]);
    storeToken(TOKEN);
    expect(await whoIsIt()).toBe(admin.name);
  },
);

test('a refusal embedded in the page is a refusal', async () => {
  page(null, [{ url: '/api/auth/me', body: { code: 'unauthorized' }, status: 401 }]);
  expect(await whoIsIt()).toBeUndefined();
  expect(asked).toEqual([]);
});

test('embedded answers expire after thirty seconds', async () => {
  page(null, [{ url: '/api/auth/me', body: me }]);
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await whoIsIt()).toBe(admin.name);
});

test('signing in or out drops the embedded answers', async () => {
  page(null, [{ url: '/api/auth/me', body: me }]);
  dropFirstAnswers();
  expect(await whoIsIt()).toBe(admin.name);
});

test('only data that live changes can affect may have missed changes', async () => {
  page(null, [
    { url: '/api/config', body: NEUTRAL_CONFIG },
    { url: '/api/stats', body: {} },
  ]);
  const store = makeStore();
  await store.dispatch(getConfig.initiate());
  expect(mayHaveMissedChanges()).toBe(false);
  await store.dispatch(statsEndpoints.getStats.initiate());
  expect(mayHaveMissedChanges()).toBe(true);
});

test('changes made before the stream connected or reconnected cause a reload', async () => {
  const sources: EventTarget[] = [];
  class Source extends EventTarget {
    constructor() {
      super();
      sources.push(this);
    }
    close() {}
  }
  Object.assign(globalThis, { EventSource: Source });
  page(null, [{ url: '/api/stats', body: { activeJobs: 1 } }]);
  server.use(
    http.get('*/api/stats', () => {
      asked.push('stats');
      return HttpResponse.json({ activeJobs: 2 });
    }),
  );
  const store = makeStore();
  const stats = store.dispatch(statsEndpoints.getStats.initiate());
  await stats;
  expect(asked).toEqual([]);
  const close = openLiveFeed(store.dispatch);
  sources[0]?.dispatchEvent(new Event('open'));
  await waitFor(() => expect(asked).toEqual(['stats']));
  sources[0]?.dispatchEvent(new Event('open'));
  await waitFor(() => expect(asked).toEqual(['stats', 'stats']));
  close();
  stats.unsubscribe();
});
