import { formatDay, formatMoment, formatMoney, formatPercent } from './format';

const NBSP = '\u00a0';
const TORONTO = 'America/Toronto';

test('money is formatted as Canadian dollars in both languages', () => {
  expect(formatMoney(12345.5, 'en-CA')).toBe('$12,345.50');
  expect(formatMoney(12345.5, 'fr-CA')).toBe(`12${NBSP}345,50${NBSP}$`);
  expect(formatMoney(1234567.89, 'en-CA')).toBe('$1,234,567.89');
});

test('times follow the language and the company time zone', () => {
  const moment = '2026-03-08T18:05:00.000Z';
  expect(formatMoment(moment, 'time', 'en-CA', TORONTO).replace(/\s/g, ' ')).toBe('2:05 p.m.');
  expect(formatMoment(moment, 'time', 'fr-CA', TORONTO)).toBe('14\u00a0h\u00a005');
  const early = '2026-03-08T08:05:00.000Z';
  expect(formatMoment(early, 'time', 'fr-CA', TORONTO)).toBe('4\u00a0h\u00a005');
});

test('a moment just after midnight UTC is the previous day in Toronto', () => {
  expect(formatMoment('2026-03-08T02:00:00.000Z', 'date', 'en-CA', TORONTO)).toBe('Mar 7, 2026');
});

test('a French day and time are never broken between two lines', () => {
  const moment = '2026-03-08T18:05:00.000Z';
  const words = `8${NBSP}mars 2026, 14${NBSP}h${NBSP}05`;
  expect(formatMoment(moment, 'dateTime', 'fr-CA', TORONTO)).toBe(words);
});

test('a calendar day never shifts', () => {
  expect(formatDay('2026-01-01', 'en-CA')).toBe('Jan 1, 2026');
  expect(formatDay('2026-01-01T00:00:00.000Z', 'fr-CA')).toBe(`1er${NBSP}janv. 2026`);
});

test('a percentage is rounded and spaced according to the language', () => {
  expect(formatPercent(85, 'en-CA')).toBe('85%');
  expect(formatPercent(85, 'fr-CA').replace(/\s/g, ' ')).toBe('85 %');
});
