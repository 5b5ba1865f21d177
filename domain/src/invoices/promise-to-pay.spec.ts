import { promiseState } from './promise-to-pay';

test.each([
  ['2026-03-31', 50_000, 0, 'open'],
  ['2026-03-30', 50_000, 0, 'broken'],
  ['2026-03-30', 50_000, 49_999, 'broken'],
  ['2026-03-30', 50_000, 50_000, 'kept'],
  ['2026-04-30', 50_000, 60_000, 'kept'],
  ['2026-03-30', null, 0, 'broken'],
  ['2026-03-30', null, 1, 'kept'],
  ['2026-03-30', null, -1, 'broken'],
] as const)('promised by %s %s, paid %i: %s', (promisedOn, promisedCents, paidCents, state) => {
  expect(promiseState({ promisedOn, promisedCents, paidCents }, '2026-03-31')).toBe(state);
});
