import { choosableMonths, daysOfMonths, monthsOfPeriod, shownMonths } from './reportPeriod';

const TODAY = '2026-04-15';

test.each([
  ['last12', '2025-05', '2026-04'],
  ['thisMonth', '2026-04', '2026-04'],
  ['lastQuarter', '2026-01', '2026-03'],
  ['thisYear', '2026-01', '2026-04'],
  ['lastYear', '2025-01', '2025-12'],
] as const)('%s is %s to %s, never beyond this month', (period, from, to) => {
  expect(monthsOfPeriod(period, TODAY)).toEqual({ from, to });
});

test.each([
  ['', '', '2025-05', '2026-04'],
  ['2026-02-10', '2026-01-01', '2025-05', '2026-04'],
  ['2026-01-10', '2026-02-01', '2026-01', '2026-02'],
  ['2020-01-01', '2026-04-30', '2023-05', '2026-04'],
  ['0001-01-01', '0001-12-31', '2025-05', '2026-04'],
  ['9999-01-01', '9999-12-31', '2025-05', '2026-04'],
])('the days %j to %j in the address show %s to %s', (from, to, first, last) => {
  expect(shownMonths({ from, to }, TODAY)).toEqual({ from: first, to: last });
});

test('offers 36 months and the chosen ones', () => {
  const months = choosableMonths(TODAY, { from: '2020-01', to: '2026-04' });
  expect(months).toHaveLength(37);
  expect([months[0], months.at(-1)]).toEqual(['2026-04', '2020-01']);
  expect(daysOfMonths({ from: '2026-01', to: '2026-02' })).toEqual({
    from: '2026-01-01',
    to: '2026-02-28',
  });
});
