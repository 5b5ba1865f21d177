import { noDriver } from './jobTexts';

test.each([
  ['pending', 'driver.none'],
  ['in-transit', 'driver.none'],
  ['delivered', 'driver.nobody'],
] as const)('only an open job waits for a driver: %s', (status, text) => {
  expect(noDriver({ status })).toBe(text);
});
