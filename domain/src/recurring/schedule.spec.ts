import { makingTime, occurrencesFrom, plannedOccurrence, type Schedule } from './schedule';

const WEEKLY: Schedule = {
  pattern: { kind: 'weekdays', weekdays: [1], everyWeeks: 1 },
  startOn: '2026-05-04',
  endOn: null,
  province: 'ON',
  onHoliday: 'skip',
  daysAhead: 3,
  makeAt: '06:00',
};
const days = (schedule: Partial<Schedule>, count: number, from = '2026-01-01') => {
  const found: (string | null)[] = [];
  for (const { day } of occurrencesFrom({ ...WEEKLY, ...schedule }, from)) {
    found.push(day);
    if (found.length === count) break;
  }
  return found;
};

test('every Monday, with the holiday left out', () => {
  expect(days({}, 4)).toEqual(['2026-05-04', '2026-05-11', null, '2026-05-25']);
});

test.each([
  ['before', '2026-05-15'],
  ['after', '2026-05-19'],
  ['make', '2026-05-18'],
] as const)('with the rule %s Victoria Day goes to %s', (onHoliday, day) => {
  expect(plannedOccurrence({ ...WEEKLY, onHoliday }, '2026-05-18')).toEqual({
    ...{ plannedOn: '2026-05-18', day, holiday: 'victoria-day' },
  });
});

test('a business day is never at a weekend or on another holiday', () => {
  const dates = { kind: 'dates', dates: ['2026-12-25', '2026-04-03'] } as const;
  const schedule = { ...WEEKLY, pattern: dates, startOn: '2026-01-01' };
  expect(days({ ...schedule, onHoliday: 'after' }, 9)).toEqual(['2026-04-06', '2026-12-28']);
  expect(days({ ...schedule, onHoliday: 'before' }, 9)).toEqual(['2026-04-02', '2026-12-24']);
  const late = { ...schedule, pattern: { ...dates, dates: ['2027-12-27'] } };
  expect(days({ ...late, province: 'QC', onHoliday: 'before' }, 9)).toEqual(['2027-12-27']);
});

test('every second week counts from the week of the start', () => {
  const pattern = { kind: 'weekdays', weekdays: [2, 5], everyWeeks: 2 } as const;
  expect(days({ pattern, startOn: '2026-05-07' }, 4)).toEqual([
    ...['2026-05-08', '2026-05-19', '2026-05-22', '2026-06-02'],
  ]);
});

test('the 31st becomes the last day of a shorter month', () => {
  const pattern = { kind: 'month-day', monthDay: 31 } as const;
  expect(days({ pattern, startOn: '2027-01-01', province: null }, 4)).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
  ]);
  const thirtieth = { kind: 'month-day', monthDay: 30 } as const;
  expect(days({ pattern: thirtieth, startOn: '2028-01-01', province: null }, 3)).toEqual([
    ...['2028-01-30', '2028-02-29', '2028-03-30'],
  ]);
});

test('a list of dates ends with its last date, weekdays end with the end date', () => {
  const pattern = { kind: 'dates', dates: ['2026-06-10', '2026-06-02'] } as const;
  expect(days({ pattern }, 9)).toEqual(['2026-06-02', '2026-06-10']);
  expect(days({ pattern, endOn: '2026-06-05' }, 9)).toEqual(['2026-06-02']);
  expect(days({ endOn: '2026-05-11' }, 9)).toEqual(['2026-05-04', '2026-05-11']);
  expect(plannedOccurrence({ ...WEEKLY, endOn: '2026-05-11' }, '2026-05-25')).toBeNull();
  expect(plannedOccurrence(WEEKLY, '2026-05-05')).toBeNull();
});

test("creates the job the given number of days ahead, at the company's local time", () => {
  const at = (day: string) => makingTime(WEEKLY, day, 'America/Toronto').toISOString();
  expect(at('2026-03-10')).toBe('2026-03-07T11:00:00.000Z');
  expect(at('2026-03-11')).toBe('2026-03-08T10:00:00.000Z');
  expect(at('2026-11-03')).toBe('2026-10-31T10:00:00.000Z');
  expect(at('2026-11-04')).toBe('2026-11-01T11:00:00.000Z');
});
