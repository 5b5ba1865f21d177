import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { toastTiming } from '../../ui/over/toast/toastTiming';
import { server } from '../answers/server';
import { leavePage } from '../freshPage';

// Skip MUI's styles like those of files: jsdom has no layout, and would check every rule for every
// element.
const nothing = () => undefined;
Object.assign(StyleSheet.prototype, { insert: nothing, flush: nothing, hydrate: nothing });
// Testing Library uses this name to advance fake timers.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});
configure({
  // Lazy parts are compiled on first use, which takes long on a busy machine.
  asyncUtilTimeout: 240_000,
  // Each poll of a `find` query would print the page, but only the error at the timeout is shown.
  getElementError: (message, container) => {
    // Testing Library's own flag while it polls, missing in its types.
    const polling = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
    const page = polling._disableExpensiveErrorDiagnostics === true ? '' : prettyDOM(container);
    const text = [message, page].filter(Boolean).join('\n\n');
    return Object.assign(new Error(text), { name: 'TestingLibraryElementError' });
  },
});
// On a busy machine, a test may miss a toast within its five seconds.
toastTiming.shownMs = 600_000;

beforeAll(() => {
  // Testing Library sets this and cleans up only for the first file.
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
