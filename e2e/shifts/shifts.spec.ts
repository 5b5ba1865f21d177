import { IS_WHOLE_TIER } from '../playwright.config';
import { expect, test } from '../support/test';
import { BrowserPhone } from './browser-phone';
import { runFleet } from './fleet';
import { PlainPhone } from './plain-phone';

test('simulated phones', async ({ product, adminApi }) => {
  const { count, failures } = await runFleet({
    name: `plain phones on ${test.info().project.name}`,
    product,
    api: adminApi,
    lanes: 6,
    shifts: IS_WHOLE_TIER ? 60 : 12,
    makePhone: (address, skewMs) => Promise.resolve(new PlainPhone(address, skewMs)),
  });
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test('phones in a real browser', async ({ browser, product, adminApi }) => {
  const { count, failures } = await runFleet({
    name: `browsers on ${test.info().project.name}`,
    product,
    api: adminApi,
    lanes: 4,
    shifts: IS_WHOLE_TIER ? 4 : 1,
    makePhone: (address, skewMs) => BrowserPhone.start(browser, address, skewMs),
  });
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(0);
});
