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

test('the worker does not load its files while the first view is being drawn', () => {
  addServiceWorker();
  expect(registered).toEqual([]);
  vi.runAllTimers();
  expect(registered).toEqual(['/service-worker.js']);
});

test('who is gone by then gets no worker', () => {
  const giveUp = addServiceWorker();
  giveUp();
  vi.runAllTimers();
  expect(registered).toEqual([]);
});

test('where text is no address of a script, the worker is named by a policy of its own', async () => {
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
