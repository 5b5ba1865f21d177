import { promiseState } from './promise-to-pay';

test.each([
  ['2026-03-31', 50_000, 0, 80_000, 'open'],
  ['2026-03-30', 50_000, 0, 80_000, 'broken'],
  ['2026-03-30', 50_000, 49_999, 30_001, 'broken'],
  ['2026-03-30', 50_000, 50_000, 30_000, 'kept'],
  ['2026-04-30', 50_000, 60_000, 20_000, 'kept'],
  ['2026-03-30', 50_000, 0, 0, 'kept'],
  ['2026-03-30', null, 0, 80_000, 'broken'],
  ['2026-03-31', null, 79_999, 1, 'open'],
  ['2026-03-30', null, 79_999, 1, 'broken'],
  ['2026-03-30', null, 80_000, 0, 'kept'],
  ['2026-03-30', null, 90_000, -10_000, 'kept'],
] as const)(
  'promised by %s %s, paid %i and still owed %i: %s',
  (promisedOn, promisedCents, paidCents, owedCents, state) => {
    const promise = { promisedOn, promisedCents, paidCents, owedCents };
    expect(promiseState(promise, '2026-03-31')).toBe(state);
  },
);
