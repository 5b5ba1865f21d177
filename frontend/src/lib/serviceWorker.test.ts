import { addServiceWorker } from './serviceWorker';

let registered: string[] = [];

beforeEach(() => {
  registered = [];
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: (script: string) => {
        registered.push(script);
        return Promise.resolve();
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the service worker is registered only after the first view', () => {
  addServiceWorker();
  expect(registered).toEqual([]);
  vi.runAllTimers();
  expect(registered).toEqual(['/service-worker.js']);
});

test('cancelling before that registers no service worker', () => {
  const giveUp = addServiceWorker();
  giveUp();
  vi.runAllTimers();
  expect(registered).toEqual([]);
});

test("where Trusted Types are enforced, the worker's URL comes from its own policy", async () => {
  const made: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL: () => string }) => {
    made.push(name);
    return { createScriptURL: () => `${rules.createScriptURL()}, trusted` };
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  vi.resetModules();
  const fresh = await import('./serviceWorker');
  fresh.addServiceWorker();
  fresh.addServiceWorker();
  vi.runAllTimers();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(registered).toEqual(['/service-worker.js, trusted', '/service-worker.js, trusted']);
  expect(made).toEqual(['service-worker']);
});
