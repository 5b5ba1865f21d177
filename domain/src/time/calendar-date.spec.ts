import fc from 'fast-check';
import { parseCalendarDate } from './calendar-date';

test.each([
  ['2026-01-31', '2026-01-31'],
  [' 2026-04-30 ', '2026-04-30'],
  ['2024-02-29', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['2026-03-04T23:59', '2026-03-04'],
  ['2026-03-04T23:59:59.999Z', '2026-03-04'],
  ['2026-03-04T00:30:00-05:00', '2026-03-04'],
  ['2026-03-04 08:00:00', '2026-03-04'],
])('%j is %s', (text, date) => {
  expect(parseCalendarDate(text)).toBe(date);
});

test.each([
  '',
  'today',
  '2026-2-3',
  '2026/02/03',
  '03-02-2026',
  '2026-00-10',
  '2026-13-01',
  '2026-01-00',
  '2026-01-32',
  '2026-04-31',
  '2026-06-31',
  '2026-09-31',
  '2026-11-31',
  '2026-02-29',
  '2023-02-30',
  '1900-02-29',
  '2100-02-29',
  '0000-01-01',
  '2026-01-01T',
  '2026-01-01T24:00',
  '2026-01-01T10:60',
  '2026-01-01T10:00+25:00',
  '2026-01-01x',
  '+2026-01-01',
])('%j is not a date', (text) => {
  expect(parseCalendarDate(text)).toBeNull();
});

test('every ISO date-time is cut to its date', () => {
  const range = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), (instant) => {
      const text = instant.toISOString();
      expect(parseCalendarDate(text)).toBe(text.slice(0, 10));
    }),
  );
});
