import { boundsOfDay } from './company-day';
import { addDays, daysBetween, daySpans, monthSpans } from './company-period';

const HOUR = 3_600_000;

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-21', -29, '2026-10-23'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-01-01', '2026-12-31', 365],
  ['2024-01-01', '2024-12-31', 366],
  ['2026-11-21', '2026-11-20', 0],
])('%s to %s is %d days', (first, last, days) => {
  expect(daysBetween(first, last)).toBe(days);
});

test.each([
  // Clocks go forward on 8 March and back on 1 November.
  ['2026-03-07', '2026-03-09', '2026-03-07T05:00:00.000Z', [24, 23, 24]],
  ['2026-10-31', '2026-11-02', '2026-10-31T04:00:00.000Z', [24, 25, 24]],
  ['2026-12-31', '2027-01-01', '2026-12-31T05:00:00.000Z', [24, 24]],
])('the days %s to %s in Toronto follow without a gap', (first, last, start, hours) => {
  const spans = daySpans(first, last, 'America/Toronto');
  expect(spans[0]?.name).toBe(first);
  expect(spans.at(-1)?.name).toBe(last);
  expect(spans[0]?.start.toISOString()).toBe(start);
  expect(spans.map((span) => (span.end.getTime() - span.start.getTime()) / HOUR)).toEqual(hours);
  spans.slice(1).forEach((span, n) => expect(span.start).toEqual(spans[n]?.end));
});

test.each(['America/Toronto', 'America/St_Johns', 'America/Havana', 'Asia/Beirut', 'Pacific/Apia'])(
  'each day of a year in %s has the bounds of that day',
  (zone) => {
    const spans = daySpans('2011-06-01', '2012-05-31', zone);
    expect(spans).toHaveLength(366);
    for (const { name, start, end } of spans)
      expect({ start, end }).toEqual(boundsOfDay(name, zone));
  },
);

test('each month ends where the next starts, across any length and clock change', () => {
  const spans = monthSpans('2026-11-21', 12, 'America/Toronto');
  expect(spans.map(({ name }) => name)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(spans.slice(2, 4).map(({ start }) => start.toISOString())).toEqual([
    '2026-02-01T05:00:00.000Z',
    '2026-03-01T05:00:00.000Z',
  ]);
  expect(spans.at(-1)).toEqual({
    name: '2026-11',
    start: new Date('2026-11-01T04:00:00.000Z'),
    end: new Date('2026-12-01T05:00:00.000Z'),
  });
});
