import { PROVINCE_CODES } from '@dispatch/domain/places/province';
import { HOLIDAYS } from '@dispatch/domain/recurring/holidays';
import {
  HOLIDAY_RULES,
  PATTERN_KINDS,
  type Pattern,
  type Schedule,
  SCHEDULE_LIMITS,
} from '@dispatch/domain/recurring/schedule';
import { z } from 'zod';
import { calendarDate, instant, maybe } from '../../../http/answers/answer-fields';
import {
  exactCalendarDate,
  oneOf,
  optionalCalendarDate,
  wholeInRange,
} from '../../../http/input/fields';
import { says } from '../../../http/input/problems';

const isSet = (list: readonly unknown[]) => new Set(list).size === list.length;
const { everyWeeks, dates, daysAhead } = SCHEDULE_LIMITS;

export const ScheduleBody = z
  .strictObject({
    kind: oneOf(PATTERN_KINDS),
    weekdays: z
      .array(wholeInRange(1, 7), says('not_list'))
      .max(7, says('list_too_long'))
      .refine(isSet, says('doubled_entry'))
      .optional()
      .describe('Of `weekdays`: Monday 1 to Sunday 7.'),
    everyWeeks: wholeInRange(1, everyWeeks)
      .optional()
      .describe('Of `weekdays`: every so many weeks from that of the start on; 1 unless given.'),
    monthDay: wholeInRange(1, 31)
      .optional()
      .describe('Of `month-day`: the last day of a shorter month.'),
    dates: z
      .array(exactCalendarDate(), says('not_list'))
      .max(dates, says('list_too_long'))
      .refine(isSet, says('doubled_entry'))
      .optional()
      .meta({ description: `Of \`dates\`: at most ${String(dates)}.` }),
    startOn: exactCalendarDate(),
    endOn: optionalCalendarDate(),
    province: oneOf(PROVINCE_CODES)
      .nullable()
      .optional()
      .describe('Whose statutory holidays count; null where none do.'),
    onHoliday: oneOf(HOLIDAY_RULES)
      .optional()
      .describe(
        'Leave it out, take the business day `before` or `after`, or make it all the same; left out unless given.',
      ),
    daysAhead: wholeInRange(0, daysAhead).describe('How many days before its day a job is made.'),
    makeAt: z
      .string(says('not_text'))
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('not_time'))
      .meta({ description: 'As clocks of the company show it.', example: '06:00' }),
  })
  .superRefine((schedule, context) => {
    const missing = missingField(schedule);
    if (missing !== null)
      context.addIssue({ code: 'custom', path: [missing], message: says('required') });
    if (schedule.endOn != null && schedule.endOn < schedule.startOn)
      context.addIssue({ code: 'custom', path: ['endOn'], message: says('ends_before_start') });
  })
  .meta({
    id: 'ScheduleBody',
    example: {
      kind: 'weekdays',
      weekdays: [1, 4],
      startOn: '2026-05-04',
      province: 'ON',
      onHoliday: 'after',
      daysAhead: 3,
      makeAt: '06:00',
    },
  });

function missingField(schedule: {
  readonly kind: string;
  readonly weekdays?: readonly number[] | undefined;
  readonly monthDay?: number | undefined;
  readonly dates?: readonly string[] | undefined;
}): 'weekdays' | 'monthDay' | 'dates' | null {
  const { kind, weekdays = [], monthDay, dates: given = [] } = schedule;
  if (kind === 'weekdays' && weekdays.length === 0) return 'weekdays';
  if (kind === 'month-day' && monthDay === undefined) return 'monthDay';
  return kind === 'dates' && given.length === 0 ? 'dates' : null;
}

export const ScheduleAnswer = z
  .object({
    kind: z.enum(PATTERN_KINDS),
    weekdays: z.array(z.int()),
    everyWeeks: z.int(),
    monthDay: maybe(z.int()),
    dates: z.array(calendarDate()),
    startOn: calendarDate(),
    endOn: maybe(calendarDate()),
    province: maybe(z.enum(PROVINCE_CODES)),
    onHoliday: z.enum(HOLIDAY_RULES),
    daysAhead: z.int(),
    makeAt: z.string(),
  })
  .meta({ id: 'Schedule' });
export type ScheduleAnswer = z.output<typeof ScheduleAnswer>;

/** Fills in all optional fields. */
export function wholeSchedule(body: z.output<typeof ScheduleBody>): ScheduleAnswer {
  return {
    kind: body.kind,
    weekdays: [...(body.weekdays ?? [])].sort((one, other) => one - other),
    everyWeeks: body.everyWeeks ?? 1,
    monthDay: body.monthDay ?? null,
    dates: [...(body.dates ?? [])].sort(),
    startOn: body.startOn,
    endOn: body.endOn ?? null,
    province: body.province ?? null,
    onHoliday: body.onHoliday ?? 'skip',
    daysAhead: body.daysAhead,
    makeAt: body.makeAt,
  };
}

export function storedSchedule(json: string): ScheduleAnswer {
  return JSON.parse(json) as ScheduleAnswer; // written from a body that was checked
}

/** In the form of the domain's rules. */
export function ruleOf(schedule: ScheduleAnswer): Schedule {
  const { startOn, endOn, province, onHoliday, daysAhead: ahead, makeAt } = schedule;
  return {
    ...{ pattern: patternOf(schedule), startOn, endOn, province, onHoliday, makeAt },
    daysAhead: ahead,
  };
}

function patternOf({ kind, weekdays, everyWeeks: weeks, monthDay, dates: given }: ScheduleAnswer) {
  const patterns: Record<ScheduleAnswer['kind'], Pattern> = {
    weekdays: { kind: 'weekdays', weekdays, everyWeeks: weeks },
    'month-day': { kind: 'month-day', monthDay: monthDay ?? 1 },
    dates: { kind: 'dates', dates: given },
  };
  return patterns[kind];
}

export const NEXT_STATES = [
  ...(['planned', 'left-out', 'made', 'skipped', 'failed', 'missed'] as const),
] as const;

export const NextDateAnswer = z
  .object({
    plannedOn: calendarDate().describe('As the pattern has it; names the date.'),
    day: maybe(calendarDate()).describe(
      'When the vehicles are picked up; null where a holiday leaves it out.',
    ),
    holiday: maybe(z.enum(HOLIDAYS)).describe('Why it is moved or left out.'),
    makeAt: maybe(instant()).describe('When its job is made.'),
    state: z.enum(NEXT_STATES),
  })
  .meta({ id: 'NextDate', description: 'One of the next dates of a recurring job.' });
export type NextDateAnswer = z.output<typeof NextDateAnswer>;
