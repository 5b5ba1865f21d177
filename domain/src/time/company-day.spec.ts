import fc from 'fast-check';
import { boundsOfDay, dayBounds, dayOf } from './company-day';

const HOUR = 3_600_000;

const DAYS = [
  ['America/Toronto', '2026-01-15', '2026-01-15T05:00:00.000Z', 24],
  ['America/Toronto', '2026-07-15', '2026-07-15T04:00:00.000Z', 24],
  ['America/Toronto', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['America/Toronto', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ['America/Vancouver', '2025-03-09', '2025-03-09T08:00:00.000Z', 23],
  ['America/Vancouver', '2025-11-02', '2025-11-02T07:00:00.000Z', 25],
  ['America/St_Johns', '2026-03-08', '2026-03-08T03:30:00.000Z', 23],
  ['America/St_Johns', '2026-11-01', '2026-11-01T02:30:00.000Z', 25],
  ['America/Regina', '2026-03-08', '2026-03-08T06:00:00.000Z', 24],
  ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', 24],
  ['Asia/Kathmandu', '2026-05-05', '2026-05-04T18:15:00.000Z', 24],
  ['Pacific/Kiritimati', '2026-05-05', '2026-05-04T10:00:00.000Z', 24],
  ['Pacific/Pago_Pago', '2026-05-05', '2026-05-05T11:00:00.000Z', 24],
  // Clocks jump from 23:59:59 to 01:00: these days have no midnight.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', 23],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  // A shift of only half an hour.
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', 23.5],
] as const;

test('the process itself runs in another zone', () => {
  expect(new Date(2026, 0, 15).toISOString()).toBe('2026-01-14T11:00:00.000Z');
});

test.each(DAYS)('%s %s begins %s and has %d hours', (zone, date, start, hours) => {
  const bounds = boundsOfDay(date, zone);
  expect(bounds.start.toISOString()).toBe(start);
  expect(bounds.end.getTime() - bounds.start.getTime()).toBe(hours * HOUR);
});

test.each(DAYS)('%s %s contains exactly its first to last millisecond', (zone, date) => {
  const { start, end } = boundsOfDay(date, zone);
  const at = (instant: Date, ms: number) => dayOf(new Date(instant.getTime() + ms), zone);
  expect(at(start, 0)).toBe(date);
  expect(at(end, -1)).toBe(date);
  expect(at(start, -1) < date).toBe(true);
  expect(at(end, 0) > date).toBe(true);
  expect(dayBounds(start, zone)).toEqual({ start, end });
  expect(dayBounds(new Date(end.getTime() - 1), zone)).toEqual({ start, end });
  expect(dayBounds(end, zone).start).toEqual(end);
});

test('changing the returned bounds does not affect other callers', () => {
  const { start, end } = boundsOfDay('2026-07-15', 'America/Toronto');
  start.setTime(0);
  end.setTime(0);
  const again = boundsOfDay('2026-07-15', 'America/Toronto');
  expect(again.start.toISOString()).toBe('2026-07-15T04:00:00.000Z');
  expect(again.end.toISOString()).toBe('2026-07-16T04:00:00.000Z');
});

test('a day asked for again has the same bounds, even if the earlier ones were changed', () => {
  const zone = 'America/Toronto';
  const [noon, later] = [
    new Date('2026-07-15T16:00:00.000Z'),
    new Date('2026-07-16T16:00:00.000Z'),
  ];
  dayBounds(noon, zone).start.setTime(0);
  const start = '2026-07-15T04:00:00.000Z';
  expect(dayBounds(noon, zone).start.toISOString()).toBe(start);
  expect(dayBounds(later, zone).start.toISOString()).toBe('2026-07-16T04:00:00.000Z');
  expect(dayBounds(noon, zone).start.toISOString()).toBe(start);
});

test('the same date starts at another instant in another zone', () => {
  const startIn = (zone: string) => boundsOfDay('2026-07-15', zone).start.toISOString();
  expect(startIn('America/Toronto')).toBe('2026-07-15T04:00:00.000Z');
  expect(startIn('America/Vancouver')).toBe('2026-07-15T07:00:00.000Z');
  expect(startIn('America/Toronto')).toBe('2026-07-15T04:00:00.000Z');
});

test('one instant is another day in another zone', () => {
  const instant = new Date('2026-07-15T05:00:00.000Z');
  expect(dayOf(instant, 'America/Toronto')).toBe('2026-07-15');
  expect(dayOf(instant, 'America/Vancouver')).toBe('2026-07-14');
  expect(dayOf(new Date('2026-07-15T04:00:00.000Z'), 'America/Toronto')).toBe('2026-07-15');
  expect(dayOf(new Date('2026-07-15T03:59:59.999Z'), 'America/Toronto')).toBe('2026-07-14');
});

test('a date skipped by a zone has no instants', () => {
  const { start, end } = boundsOfDay('2011-12-30', 'Pacific/Apia');
  expect(start).toEqual(end);
});

test.each(['2026-02-30', '2026-1-1', 'today', '2026-01-01T00:00:00Z'])('%j is refused', (date) => {
  expect(() => boundsOfDay(date, 'UTC')).toThrow(RangeError);
});

test('rejects an unknown zone', () => {
  expect(() => dayOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
});

test('the bounds contain the instant, and days follow without a gap', () => {
  const zones = ['America/Toronto', 'America/Vancouver', 'America/St_Johns', 'Europe/Paris', 'UTC'];
  const range = {
    min: new Date('2015-01-01'),
    max: new Date('2035-12-31'),
    noInvalidDate: true,
  };
  fc.assert(
    fc.property(fc.date(range), fc.constantFrom(...zones), (instant, zone) => {
      const { start, end } = dayBounds(instant, zone);
      expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
      expect(end.getTime()).toBeGreaterThan(instant.getTime());
      expect([23, 24, 25]).toContain((end.getTime() - start.getTime()) / HOUR);
      expect(dayBounds(end, zone).start).toEqual(end);
    }),
  );
});

test('the last day with a four-digit year has 24 hours', () => {
  expect(boundsOfDay('9999-12-31', 'America/Toronto')).toEqual({
    start: new Date('9999-12-31T05:00:00.000Z'),
    end: new Date(Date.parse('9999-12-31T05:00:00.000Z') + 24 * HOUR),
  });
});
