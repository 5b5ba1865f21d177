import {
  RETENTION,
  RETENTION_KINDS,
  RETENTION_MAX_MONTHS,
  type RetentionKind,
} from '@dispatch/domain/privacy/retention';
import { z } from 'zod';
import { calendarDate, instant, maybe, version } from '../../../../http/answers/answer-fields';
import { wholeInRange } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

const SAID: Readonly<Record<RetentionKind, string>> = {
  deliveredJobs:
    'Delivered jobs, and deleted ones: contacts, phones, street addresses and notes are deleted; the job, its towns and its money stay.',
  photos: 'Photos of vehicles: the files are deleted.',
  signatures: 'Sealed reports with their signatures: the content is deleted, the seal stays.',
  activity: 'The activity log: names and facts are deleted, the entry stays.',
  sessions: 'Expired sign-ins: they are deleted.',
  sentMails: 'E-mail that was sent: recipient and content are deleted.',
  deletedCustomers: 'Deleted customers: they are erased.',
  deletedUsers: 'Deleted users and drivers: they are erased.',
};

function rule(kind: RetentionKind): string {
  const { leastMonths, fromYearEnd, usual } = RETENTION[kind];
  const from = fromYearEnd ? ', counted from the end of the year' : '';
  const otherwise = usual === null ? 'forever' : `${String(usual)} months`;
  return `${SAID[kind]} Months, at least ${String(leastMonths)}${from}; null is ${otherwise}.`;
}

function eachKind<T>(schemaOf: (kind: RetentionKind) => T): Record<RetentionKind, T> {
  const schemas = RETENTION_KINDS.map((kind) => [kind, schemaOf(kind)]);
  return Object.fromEntries(schemas) as Record<RetentionKind, T>; // one for each kind
}

export const RetentionAnswer = z
  .object({
    ...eachKind((kind) => maybe(z.int()).describe(rule(kind))),
    lastRunOn: maybe(calendarDate()).describe(
      'The last night in which all due records were deleted.',
    ),
    updatedAt: maybe(instant()).describe('Null until a choice was made.'),
    version: version(),
  })
  .meta({ id: 'Retention', description: 'The retention of each kind of record, in months.' });
export type RetentionAnswer = z.output<typeof RetentionAnswer>;

const months = (kind: RetentionKind) =>
  wholeInRange(RETENTION[kind].leastMonths, RETENTION_MAX_MONTHS)
    .nullable()
    .optional()
    .meta({ description: rule(kind) });

export const RetentionBody = z
  .strictObject(eachKind(months))
  .meta({ id: 'RetentionChanges', example: { photos: 24, activity: 36 } });

export const DueAnswer = z
  .object({
    kind: z.enum(RETENTION_KINDS),
    months: maybe(z.int()).describe('Null is forever.'),
    firstKept: maybe(calendarDate()).describe('Older records are deleted.'),
    due: z.int().describe('How many records would be deleted now.'),
    oldest: maybe(instant()),
  })
  .meta({ id: 'RetentionDue', description: 'The records of one kind that would be deleted.' });
export type DueAnswer = z.output<typeof DueAnswer>;

const tried = (kind: RetentionKind) => {
  const range = { min: RETENTION[kind].leastMonths, max: RETENTION_MAX_MONTHS };
  return z
    .string(says('out_of_range', range))
    .refine(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= range.min && Number(text) <= range.max,
      says('out_of_range', range),
    )
    .transform(Number)
    .meta({ type: 'integer', minimum: range.min, maximum: range.max })
    .optional();
};

/** Months to preview instead of the stored ones. */
export const PreviewQuery = z.strictObject(eachKind(tried));
