import { HOLIDAY_RULES, PATTERN_KINDS, SCHEDULE_LIMITS } from '@dispatch/domain/recurring/schedule';
import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { isProvinceCode } from '@dispatch/domain/places/province';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import type { NewRecurringJob, RecurringJob, ScheduleBody } from '../../api/jobs/series';
import * as z from '../../lib/schema';

const NUMBER = 'recurring:errors.number';
const isWhole = (min: number, max: number) => (text: string) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
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
    everyWeeks: z.string().refine(isWhole(1, SCHEDULE_LIMITS.everyWeeks), NUMBER),
    monthDay: z.string().refine(isWhole(1, 31), NUMBER),
    dates: z.string(),
    startOn: z.string().refine(isDate, 'recurring:errors.date'),
    endOn: z.string().refine((text) => text === '' || isDate(text), 'recurring:errors.date'),
    province: z.string(),
    onHoliday: z.enum(HOLIDAY_RULES),
    daysAhead: z.string().refine(isWhole(0, SCHEDULE_LIMITS.daysAhead), NUMBER),
    makeAt: z
      .string()
      .refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'recurring:errors.time'),
  })
  .refine(({ kind, weekdays }) => kind !== 'weekdays' || weekdays.length > 0, {
    ...{ path: ['weekdays'], message: 'recurring:errors.weekdays' },
  })
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
    ...{ everyWeeks: '1', monthDay: '1', dates: '', startOn: today, endOn: '', province: '' },
    ...{ onHoliday: 'skip', daysAhead: '3', makeAt: '06:00' },
  };
}

export function valuesOf({ name, templateId, driverId, schedule }: RecurringJob): SeriesValues {
  const { kind, weekdays, onHoliday, startOn, endOn, province, makeAt } = schedule;
  return {
    ...{ name, driverId, kind, weekdays, onHoliday, startOn, makeAt },
    templateId: templateId === null ? '' : String(templateId),
    everyWeeks: String(schedule.everyWeeks),
    monthDay: String(schedule.monthDay ?? 1),
    dates: schedule.dates.join('\n'),
    endOn: endOn ?? '',
    province: province ?? '',
    daysAhead: String(schedule.daysAhead),
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
