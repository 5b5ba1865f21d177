import * as limits from './limits';

test('the limits are those of the specification', () => {
  expect(limits.MAX_UNITS).toBe(9);
  expect(limits.MIN_UNITS).toBe(1);
  expect(limits.YEAR_MIN).toBe(1900);
  expect([limits.VIN_MIN, limits.VIN_MAX, limits.VIN_LAST]).toEqual([8, 17, 8]);
  expect([limits.SEARCH_MIN_CHARS, limits.SEARCH_DEBOUNCE_MS]).toEqual([2, 300]);
  expect(limits.RECENT_JOBS).toBe(10);
  expect(limits.PASSWORD_MIN).toBe(6);
  expect(limits.PASSWORD_MAX).toBe(128);
  expect(limits.PRICE_MAX_CENTS).toBe(999_999_999);
  expect([limits.TEXT_MAX.province, limits.TEXT_MAX.postalCode]).toEqual([2, 7]);
  expect(limits.TEXT_MAX.makeModel).toBe(limits.TEXT_MAX.make + 1 + limits.TEXT_MAX.model);
  expect([limits.PAGE_DEFAULT, limits.PAGE_MAX]).toEqual([50, 500]);
  expect(limits.SESSION_CACHE_MS).toBe(30_000);
});

test.each([
  ['2020-06-01T00:00:00Z', 2026],
  ['2025-12-31T23:59:59Z', 2026],
  ['2026-01-01T00:00:00Z', 2027],
  ['2030-07-01T00:00:00Z', 2031],
])('at %s the latest year is %i', (now, year) => {
  expect(limits.maxYear(new Date(now))).toBe(year);
});
