import { daysOf } from './periods';

test.each([
  ['thisMonth', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['thisMonth', '2024-02-10', '2024-02-01', '2024-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['thisQuarter', '2026-05-15', '2026-04-01', '2026-06-30'],
  ['thisQuarter', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-05-15', '2026-01-01', '2026-03-31'],
  ['lastQuarter', '2026-02-28', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-07-01', '2026-01-01', '2026-12-31'],
] as const)('%s of %s is %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});
