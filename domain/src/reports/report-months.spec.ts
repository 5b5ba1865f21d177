import {
  addMonths,
  comparedMonths,
  countMonths,
  monthsOf,
  reportedMonths,
  sameDayIn,
} from './report-months';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -12, '2025-11'],
  ['2026-11', 0, '2026-11'],
])('%s and %d months is %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

test('lists the months of a period across a new year', () => {
  expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual([
    ...['2025-11', '2025-12', '2026-01', '2026-02'],
  ]);
  expect(monthsOf({ from: '2026-02', to: '2026-01' })).toEqual([]);
  expect(countMonths({ from: '2025-12', to: '2026-11' })).toBe(12);
});

test.each([
  ['2026-03', '2026-03', '2026-03'],
  ['2023-03', '2026-03', '2023-04'],
  ['0001-01', '2026-03', '2023-04'],
  ['2026-03', '2026-02', null],
  ['0001-01', '1899-12', null],
  ['9998-12', '9999-01', null],
])('a report from %s to %s begins in %s', (from, to, first) => {
  expect(reportedMonths({ from, to })).toEqual(first && { from: first, to });
});

test('compares a period with the one before it and with the same months a year earlier', () => {
  expect(comparedMonths({ from: '2026-11', to: '2026-11' })).toEqual({
    previous: { from: '2026-10', to: '2026-10' },
    lastYear: { from: '2025-11', to: '2025-11' },
  });
  expect(comparedMonths({ from: '2026-01', to: '2026-03' }).previous).toEqual({
    from: '2025-10',
    to: '2025-12',
  });
});

test.each([
  ['2026-10', '2026-11-29', '2026-10-29'],
  ['2026-02', '2026-03-31', '2026-02-28'],
  ['2024-02', '2024-03-30', '2024-02-29'],
])('the day in %s like %s is %s', (month, day, expected) => {
  expect(sameDayIn(month, day)).toBe(expected);
});
