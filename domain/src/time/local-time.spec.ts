import { instantAt } from './local-time';

test.each([
  ['a winter morning', '2026-01-15', '06:00', 'America/Toronto', '2026-01-15T11:00:00.000Z'],
  ['a summer morning', '2026-07-15', '06:00', 'America/Toronto', '2026-07-15T10:00:00.000Z'],
  [
    'the morning after the jump',
    '2026-03-08',
    '06:00',
    'America/Toronto',
    '2026-03-08T10:00:00.000Z',
  ],
  ['before the jump', '2026-03-08', '01:59', 'America/Toronto', '2026-03-08T06:59:00.000Z'],
  [
    'a time that is jumped over',
    '2026-03-08',
    '02:30',
    'America/Toronto',
    '2026-03-08T07:00:00.000Z',
  ],
  ['a time that comes twice', '2026-11-01', '01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
  [
    'after the time that comes twice',
    '2026-11-01',
    '02:00',
    'America/Toronto',
    '2026-11-01T07:00:00.000Z',
  ],
  ['half an hour apart', '2026-03-08', '02:30', 'America/St_Johns', '2026-03-08T05:30:00.000Z'],
  [
    'where clocks never change',
    '2026-03-08',
    '02:30',
    'America/Regina',
    '2026-03-08T08:30:00.000Z',
  ],
])('%s', (_when, date, time, zone, instant) => {
  expect(instantAt(date, time, zone).toISOString()).toBe(instant);
});
