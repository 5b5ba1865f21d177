import { dateOrderOf, readDay } from './dates';

const TODAY = '2026-11-26';

test.each([
  ['2026-11-05', '2026-11-05'],
  ['2026/1/5', '2026-01-05'],
  ['2026-11-05T00:00:00', '2026-11-05'],
  ['25/12/2026', '2026-12-25'],
  ['12-25-2026', '2026-12-25'],
  ['07.07.26', '2026-07-07'],
  // Canada writes the year first; dates in another century or decade are unlikely.
  ['26-12-31', '2026-12-31'],
  ['26/12/31', '2026-12-31'],
  ['26.12.31', '2026-12-31'],
  ['27-1-15', '2027-01-15'],
  ['26-05-06', '2026-05-06'],
  ['31/12/26', '2026-12-31'],
  ['26-11-26', '2026-11-26'],
  ['5 nov. 2026', '2026-11-05'],
  ['Nov 5, 2026', '2026-11-05'],
  ['5 décembre', '2026-12-05'],
  // Spreadsheet serial number of 26 November 2026.
  ['46352', '2026-11-26'],
])('%s is %s in any order', (text, day) => {
  expect(readDay(text, null, TODAY)).toEqual({ day });
});

test('uses the order if both numbers could be a month', () => {
  expect(readDay('05/11/2026', null, TODAY)).toEqual({ problem: 'ambiguous_date' });
  expect(readDay('05/11/2026', 'day-first', TODAY)).toEqual({ day: '2026-11-05' });
  expect(readDay('05/11/2026', 'month-first', TODAY)).toEqual({ day: '2026-05-11' });
});

test('warns about a two-digit year that could be first or last, if no order is known', () => {
  expect(readDay('25-12-26', null, TODAY)).toEqual({ problem: 'ambiguous_date' });
  expect(readDay('25-12-26', 'day-first', TODAY)).toEqual({ day: '2026-12-25' });
  expect(readDay('25-12-26', 'year-first', TODAY)).toEqual({ day: '2025-12-26' });
  expect(readDay('05/06/26', null, TODAY)).toEqual({ problem: 'ambiguous_date' });
  expect(readDay('05/06/26', 'year-first', TODAY)).toEqual({ problem: 'ambiguous_date' });
});

test('a day or month order does not turn a year into a day', () => {
  expect(readDay('26-12-31', 'day-first', TODAY)).toEqual({ day: '2026-12-31' });
  expect(readDay('12/25/2026', 'day-first', TODAY)).toEqual({ problem: 'not_date' });
});

test.each(['31/02/2026', '2026-13-01', 'soon', '25', '99999', '1/2'])('rejects %s', (text) => {
  expect(readDay(text, 'day-first', TODAY)).toEqual({ problem: 'not_date' });
});

test.each([
  [['05/11/2026', '25/12/2026'], 'day-first'],
  [['05/11/2026', '12/25/2026'], 'month-first'],
  [['05/11/2026', '2026-12-25'], null],
  [['25/12/2026', '12/25/2026'], null],
  [['05/11/2026', '05/11/2026', '26-12-31'], null],
  [['05/06/26', '07/08/26', '26-12-31'], null],
  [['25-12-26', '26-12-31'], 'year-first'],
  [['25-12-26', '12/25/2026'], null],
  [['07.07.26', '05/11/2026'], null],
  [['99/99/2026', '25/12/2026'], 'day-first'],
])('%j has the order %s', (texts, order) => {
  expect(dateOrderOf(texts, TODAY)).toBe(order);
});
