import {
  MAX_SERIES,
  OCCURRENCE_REASONS,
  OCCURRENCE_STATES,
  SERIES_NAME_MAX,
  SERIES_STATES,
} from '@dispatch/domain/recurring/series';
import { z } from 'zod';
import {
  calendarDate,
  instant,
  maybe,
  recordId,
  version,
} from '../../../http/answers/answer-fields';
import {
  exactCalendarDate,
  oneOf,
  optionalId,
  paging,
  queryText,
  requiredText,
} from '../../../http/input/fields';
import { TemplateJobAnswer, TemplateJobBody } from '../templates/template-job.schema';
import { NextDateAnswer, ScheduleAnswer, ScheduleBody } from './schedule.schema';

export const OccurrenceAnswer = z
  .object({
    plannedOn: calendarDate(),
    day: calendarDate(),
    state: z.enum(OCCURRENCE_STATES),
    reason: maybe(z.enum(OCCURRENCE_REASONS)).describe('Why it failed.'),
    jobId: maybe(z.int()).describe('The job that was made.'),
    at: instant().describe('The time of the outcome.'),
  })
  .meta({ id: 'Occurrence', description: 'The outcome of one date of a recurring job.' });
export type OccurrenceAnswer = z.output<typeof OccurrenceAnswer>;

export const RecurringJobAnswer = z
  .object({
    id: recordId(),
    name: z.string().meta({ example: 'Oshawa, Mondays and Thursdays' }),
    templateId: maybe(z.int()),
    templateName: maybe(z.string()),
    job: maybe(TemplateJobAnswer).describe('Its own job; null where it has a template.'),
    customerName: maybe(z.string()),
    driverId: maybe(z.int()),
    driverName: maybe(z.string()),
    schedule: ScheduleAnswer,
    state: z.enum(SERIES_STATES),
    next: z.array(NextDateAnswer).describe('The next ten dates; none once it has ended.'),
    problems: z
      .array(OccurrenceAnswer)
      .describe('Dates that failed or were missed, until they are corrected or skipped.'),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({
    id: 'RecurringJob',
    description: `A series of jobs that the server makes; at most ${String(MAX_SERIES)}.`,
  });
export type RecurringJobAnswer = z.output<typeof RecurringJobAnswer>;

export const RecurringJobsQuery = z.strictObject({
  ...paging(),
  q: queryText().optional(),
  state: oneOf(SERIES_STATES).optional(),
});

export const OccurrencesQuery = z.strictObject(paging());

const name = () => requiredText(SERIES_NAME_MAX, 'name_required');
const job = () => TemplateJobBody.nullable().optional();
const EXAMPLE = {
  name: 'Oshawa, Mondays and Thursdays',
  job: { pickupCity: 'Oshawa', dropoffCity: 'Montréal' },
  schedule: {
    ...{ kind: 'weekdays', weekdays: [1, 4], startOn: '2026-05-04', province: 'ON' },
    ...{ onHoliday: 'after', daysAhead: 3, makeAt: '06:00' },
  },
};

export const NewRecurringJobBody = z
  .strictObject({
    name: name(),
    templateId: optionalId(),
    job: job(),
    driverId: optionalId(),
    schedule: ScheduleBody,
  })
  .meta({
    id: 'NewRecurringJob',
    description: 'Either a template or a job of its own.',
    example: EXAMPLE,
  });

export const RecurringJobChangesBody = z
  .strictObject({
    name: name().optional(),
    templateId: optionalId(),
    job: job(),
    driverId: optionalId(),
    schedule: ScheduleBody.optional(),
    state: oneOf(SERIES_STATES).optional().describe('One that has ended stays so.'),
  })
  .meta({
    id: 'RecurringJobChanges',
    description:
      'Only the sent fields change; a template takes the place of a job, and a job that of a template. Failed dates are tried again.',
    example: { state: 'paused' },
  });

export const SeriesDateBody = z
  .strictObject({ date: exactCalendarDate().describe('As `plannedOn` names it.') })
  .meta({ id: 'SeriesDate', example: { date: '2026-05-18' } });

export const PreviewBody = z
  .strictObject({ schedule: ScheduleBody })
  .meta({ id: 'SchedulePreview', example: { schedule: EXAMPLE.schedule } });
