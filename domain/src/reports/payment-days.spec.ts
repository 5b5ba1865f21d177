import { daysUntil, expectedOn, meanDays } from './payment-days';

test.each([
  ['2026-03-01', '2026-03-31', 30],
  ['2026-03-31', '2026-03-31', 0],
  ['2026-03-31', '2026-03-01', 0],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysUntil(from, to)).toBe(days);
});

test.each([
  [100, 3, 33.3],
  [0, 3, 0],
  [0, 0, null],
  [5, -1, null],
])('%d days in all for %d are %s on average', (days, weight, mean) => {
  expect(meanDays({ days, weight })).toBe(mean);
});

test.each([
  ['as usual', 45.4, '2026-04-15'],
  ['when due, if nothing is known', null, '2026-03-31'],
  ['today, if the usual day is over', 10, '2026-03-20'],
])('expects money %s', (_, usual, day) => {
  const invoice = { invoiceDate: '2026-03-01', dueDate: '2026-03-31' };
  expect(expectedOn(invoice, usual, '2026-03-20')).toBe(day);
});
