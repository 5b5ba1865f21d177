import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toastTiming } from '../ui/over/toast/toastTiming';
import { server } from './answers/server';

// Lazily loaded parts are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
// A busy machine may not look at a toast within its five seconds.
toastTiming.shownMs = 600_000;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
