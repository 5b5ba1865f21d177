import { HOLIDAY_RULES, PATTERN_KINDS, SCHEDULE_LIMITS } from '@dispatch/domain/recurring/schedule';
import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { isProvinceCode } from '@dispatch/domain/places/province';
import type { NumberBounds } from '@dispatch/domain/text/read-number';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import type { NewRecurringJob, RecurringJob, ScheduleBody } from '../../api/jobs/series';
import * as z from '../../lib/schema';

export const SCHEDULE_BOUNDS = {
  everyWeeks: { min: 1, max: SCHEDULE_LIMITS.everyWeeks, decimals: 0 },
  monthDay: { min: 1, max: 31, decimals: 0, unit: 'day' },
  daysAhead: { min: 0, max: SCHEDULE_LIMITS.daysAhead, decimals: 0, unit: 'day' },
} as const satisfies Record<string, NumberBounds>;

const NUMBER = 'recurring:errors.number';
const isWithin = (value: unknown, { min, max }: NumberBounds) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
const isDate = (text: string) => parseCalendarDate(text) === text;
const linesOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

export const seriesSchema = z
  .object({
    name: z.text(SERIES_NAME_MAX).refine((text) => text.trim() !== '', 'recurring:errors.name'),
    /** Empty if the series keeps its own job. */
    templateId: z.string(),
    driverId: z.number().nullable(),
    kind: z.enum(PATTERN_KINDS),
    weekdays: z.array(z.number()),
    /** Checked only for its kind: the other fields are hidden. */
    everyWeeks: z.custom<number | null>(),
    monthDay: z.custom<number | null>(),
    dates: z.string(),
    startOn: z.string().refine(isDate, 'recurring:errors.date'),
    endOn: z.string().refine((text) => text === '' || isDate(text), 'recurring:errors.date'),
    province: z.string(),
    onHoliday: z.enum(HOLIDAY_RULES),
    daysAhead: z.custom<number | null>(
      (value) => isWithin(value, SCHEDULE_BOUNDS.daysAhead),
      NUMBER,
    ),
    makeAt: z
      .string()
      .refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'recurring:errors.time'),
  })
  .refine(({ kind, weekdays }) => kind !== 'weekdays' || weekdays.length > 0, {
    ...{ path: ['weekdays'], message: 'recurring:errors.weekdays' },
  })
  .refine(
    ({ kind, everyWeeks }) =>
      kind !== 'weekdays' || isWithin(everyWeeks, SCHEDULE_BOUNDS.everyWeeks),
    { path: ['everyWeeks'], message: NUMBER },
  )
  .refine(
    ({ kind, monthDay }) => kind !== 'month-day' || isWithin(monthDay, SCHEDULE_BOUNDS.monthDay),
    { path: ['monthDay'], message: NUMBER },
  )
  .refine(
    ({ kind, dates }) =>
      kind !== 'dates' || (linesOf(dates).length > 0 && linesOf(dates).every(isDate)),
    { path: ['dates'], message: 'recurring:errors.dates' },
  );
/** A new series has no job of its own to keep. */
export const newSeriesSchema = seriesSchema.refine(({ templateId }) => templateId !== '', {
  ...{ path: ['templateId'], message: 'recurring:errors.templateId' },
});
export type SeriesValues = z.infer<typeof seriesSchema>;

export function blankSeries(today: string): SeriesValues {
  return {
    ...{ name: '', templateId: '', driverId: null, kind: 'weekdays', weekdays: [] },
    ...{ everyWeeks: 1, monthDay: 1, dates: '', startOn: today, endOn: '', province: '' },
    ...{ onHoliday: 'skip', daysAhead: 3, makeAt: '06:00' },
  };
}

export function valuesOf({ name, templateId, driverId, schedule }: RecurringJob): SeriesValues {
  const { kind, weekdays, onHoliday, startOn, endOn, province, makeAt } = schedule;
  return {
    ...{ name, driverId, kind, weekdays, onHoliday, startOn, makeAt },
    templateId: templateId === null ? '' : String(templateId),
    everyWeeks: schedule.everyWeeks,
    monthDay: schedule.monthDay ?? 1,
    dates: schedule.dates.join('\n'),
    endOn: endOn ?? '',
    province: province ?? '',
    daysAhead: schedule.daysAhead,
  };
}

export function scheduleOf(values: SeriesValues): ScheduleBody {
  const { kind, weekdays, onHoliday, startOn, endOn, province, makeAt } = values;
  return {
    ...{ kind, startOn, onHoliday, makeAt, daysAhead: Number(values.daysAhead) },
    ...(kind === 'weekdays' && { weekdays, everyWeeks: Number(values.everyWeeks) }),
    ...(kind === 'month-day' && { monthDay: Number(values.monthDay) }),
    ...(kind === 'dates' && { dates: [...new Set(linesOf(values.dates))] }),
    endOn: endOn === '' ? null : endOn,
    province: isProvinceCode(province) ? province : null,
  };
}

/** The request body; a series that keeps its own job is sent without a template. */
export function toPayload(values: SeriesValues): NewRecurringJob {
  const { name, templateId, driverId } = values;
  return {
    ...{ name: name.trim(), driverId, schedule: scheduleOf(values) },
    ...(templateId !== '' && { templateId: Number(templateId) }),
  };
}
