import { dueOf, nextDates } from './due';
import type { Schedule } from './schedule';

const WEEKLY: Schedule = {
  pattern: { kind: 'weekdays', weekdays: [1], everyWeeks: 1 },
  startOn: '2026-05-04',
  endOn: null,
  province: 'ON',
  onHoliday: 'after',
  daysAhead: 3,
  makeAt: '06:00',
};
const at = (now: string, settled: string[] = [], watchFrom = '2026-05-01') =>
  dueOf(WEEKLY, {
    ...{ settled: new Set(settled), watchFrom, now: new Date(now), timeZone: 'America/Toronto' },
  });
const planned = (occurrences: readonly { plannedOn: string }[]) =>
  occurrences.map(({ plannedOn }) => plannedOn);

test('nothing is due before its time; everything is due from then on', () => {
  expect(at('2026-05-01T09:59:59Z')).toEqual({
    ...{ make: [], missed: [], nextAt: new Date('2026-05-01T10:00:00Z') },
  });
  const { make, nextAt } = at('2026-05-01T10:00:00Z');
  expect(planned(make)).toEqual(['2026-05-04']);
  expect(nextAt).toEqual(new Date('2026-05-08T10:00:00Z'));
});

test('a settled date is not due again', () => {
  expect(at('2026-05-01T10:00:00Z', ['2026-05-04']).make).toEqual([]);
});

test('a date that has not passed is created late; a date that has passed is missed', () => {
  const { make, missed } = at('2026-05-12T03:00:00Z');
  expect(planned(make)).toEqual(['2026-05-11']);
  expect(planned(missed)).toEqual(['2026-05-04']);
  expect(planned(at('2026-05-12T05:00:00Z').missed)).toEqual(['2026-05-04', '2026-05-11']);
  expect(at('2026-05-12T05:00:00Z', [], '2026-05-12').missed).toEqual([]);
});

test('a date moved by a holiday is due for its new day', () => {
  const { make } = at('2026-05-19T12:00:00Z', ['2026-05-04', '2026-05-11']);
  expect(make).toEqual([{ plannedOn: '2026-05-18', day: '2026-05-19', holiday: 'victoria-day' }]);
});

test('there is no next time after the end', () => {
  const known = { settled: new Set(['2026-05-04']), watchFrom: '2026-05-01' };
  const ended = { ...WEEKLY, endOn: '2026-05-10' };
  const now = new Date('2026-05-02T00:00:00Z');
  expect(dueOf(ended, { ...known, now, timeZone: 'America/Toronto' })).toEqual({
    ...{ make: [], missed: [], nextAt: null },
  });
});

test('the next dates start today', () => {
  const next = nextDates(WEEKLY, '2026-05-18', 2);
  expect(planned(next)).toEqual(['2026-05-18', '2026-05-25']);
  expect(planned(nextDates(WEEKLY, '2026-05-19', 1))).toEqual(['2026-05-18']);
  expect(planned(nextDates(WEEKLY, '2026-05-20', 1))).toEqual(['2026-05-25']);
});
