import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { toastTiming } from '../ui/over/toast/toastTiming';
import { server } from './answers/server';
import { leavePage } from './freshPage';

// MUI's styles are left out as those of files are: jsdom lays nothing out, and asks every rule of every element.
const nothing = () => undefined;
Object.assign(StyleSheet.prototype, { insert: nothing, flush: nothing, hydrate: nothing });
// Testing Library moves a clock that stands on by this name.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});
// Lazily loaded parts are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 240_000 });
// A busy machine may not look at a toast within its five seconds.
toastTiming.shownMs = 600_000;

beforeAll(() => {
  // Testing Library says so and cleans up for the first file alone.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  server.close();
  leavePage();
});
