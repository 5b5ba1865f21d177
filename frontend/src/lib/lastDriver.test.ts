import { forgetLastDriver, readLastDriver, rememberLastDriver } from './lastDriver';

const unregister = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  unregister.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  rememberLastDriver({ user: 1, config: null, hasEnded: false });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the portal still starts offline when another driver takes the phone', async () => {
  forgetLastDriver('driver');
  await settled();
  expect(readLastDriver()).toBeNull();
  expect(unregister).not.toHaveBeenCalled();
});

test("a user who is not a driver unregisters the portal's service worker", async () => {
  forgetLastDriver('other');
  await settled();
  expect(readLastDriver()).toBeNull();
  expect(unregister).toHaveBeenCalledTimes(1);
});

test.each(['{"user":', 'null', '7', '{"user":null}', '{"config":{}}'])(
  'reads no driver from %s',
  (text) => {
    localStorage.setItem('last_driver', text);
    expect(readLastDriver()).toBeNull();
  },
);
