import { http, HttpResponse } from 'msw';
import { waitFor } from '@testing-library/react';
import { server } from '../../testing/answers/server';
import { admin } from '../../testing/samples';
import { makeStore } from '../../main/store';
import { getMe, signedInSoFar } from '../accounts/session';
import { openLiveFeed } from './liveFeed';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: Source[] = [];
  readyState = 0;
  constructor() {
    super();
    Source.made.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}

beforeEach(() => {
  Source.made.length = 0;
  Object.assign(globalThis, { EventSource: Source });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

test('the feed reconnects immediately when the network is back', () => {
  const close = openLiveFeed(makeStore().dispatch);
  window.dispatchEvent(new Event('online'));
  expect(Source.made).toHaveLength(1);
  Source.made[0]?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('online'));
  expect(Source.made).toHaveLength(2);
  close();
  window.dispatchEvent(new Event('online'));
  expect(Source.made).toHaveLength(2);
});

test('the feed reconnects when the heartbeat stops, but not to a server without one', () => {
  vi.useFakeTimers();
  const store = makeStore();
  const close = openLiveFeed(store.dispatch);
  Source.made[0]?.dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(600_000);
  expect(Source.made).toHaveLength(1);
  Source.made[0]?.dispatchEvent(new Event('still-here'));
  vi.advanceTimersByTime(49_000);
  expect(store.getState().liveFeed.state).toBe('live');
  vi.advanceTimersByTime(1_000);
  expect(store.getState().liveFeed.state).toBe('reconnecting');
  vi.advanceTimersByTime(30_000);
  expect(Source.made).toHaveLength(2);
  // A new connection may be silent from its start.
  Source.made[1]?.dispatchEvent(new Event('open'));
  expect(store.getState().liveFeed.state).toBe('live');
  vi.advanceTimersByTime(50_000);
  expect(store.getState().liveFeed.state).toBe('reconnecting');
  close();
});

test('a lost stream asks whether the session was ended; an outage does not end it', async () => {
  let answer = () => HttpResponse.json({ user: admin });
  server.use(http.get('*/api/auth/me', () => answer()));
  const store = makeStore();
  const user = () => signedInSoFar(store.getState());
  void store.dispatch(getMe.initiate());
  await waitFor(() => expect(user()?.id).toBe(admin.id));
  const close = openLiveFeed(store.dispatch);
  const lose = () => Source.made.at(-1)?.dispatchEvent(new Event('error'));
  let asked = 0;
  const asking = (next: () => Response) => () => {
    asked += 1;
    return next();
  };
  answer = asking(() => HttpResponse.error()) as typeof answer;
  lose();
  await waitFor(() => expect(asked).toBe(1));
  expect(user()?.id).toBe(admin.id);
  window.dispatchEvent(new Event('online'));
  answer = asking(() => HttpResponse.json({ user: null })) as typeof answer;
  lose();
  await waitFor(() => expect(user()).toBeNull());
  close();
});
