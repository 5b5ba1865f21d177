import { addServiceWorker } from './serviceWorker';

let registered: string[] = [];

beforeEach(() => {
  registered = [];
  jest.useFakeTimers();
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
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the worker does not load its files while the first view is being drawn', () => {
  addServiceWorker();
  expect(registered).toEqual([]);
  jest.runAllTimers();
  expect(registered).toEqual(['/service-worker.js']);
});

test('who is gone by then gets no worker', () => {
  const giveUp = addServiceWorker();
  giveUp();
  jest.runAllTimers();
  expect(registered).toEqual([]);
});
