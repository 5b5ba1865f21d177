import { UNDO_HOURS } from '@dispatch/domain/jobs/undo';
import { MANY_JOBS_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { maybe } from '../../../http/answers/answer-fields';
import { id, oneOf, optionalCalendarDate } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';
import { JobFilterBody, jobIds } from '../job-query.schema';
import { JobAnswer } from '../job.schema';

export const BATCH_ACTIONS = ['unassign', 'assign', 'set-pickup-date', 'delete', 'undo'] as const;

const version = () => z.int(says('not_whole_number')).min(1, says('too_small', { min: 1 }));

const fields = {
  action: oneOf(BATCH_ACTIONS),
  ids: jobIds().optional().describe(`At most ${MANY_JOBS_MAX}. Either these or a filter.`),
  versions: z
    .array(version(), says('not_list'))
    .min(1, says('list_empty'))
    .max(MANY_JOBS_MAX, says('list_too_long'))
    .optional()
    .describe(
      'Of the jobs, in the order of `ids`: one that is of another version by now is refused. To undo: those that the change answered with; what else of the job has changed since stays.',
    ),
  filter: JobFilterBody.optional(),
  below: id()
    .optional()
    .describe('With a filter: where to go on, the `next` of the answer before.'),
  driverId: id().optional().describe('To assign: the driver.'),
  preferredPickupDate: optionalCalendarDate().describe(
    'To set the pickup date: the day, null for none.',
  ),
};

type Fields = z.output<z.ZodObject<typeof fields>>;

/** The missing fields of a batch, each with its own error. */
function check(
  { action, ids, versions, filter, driverId, preferredPickupDate }: Fields,
  context: z.core.$RefinementCtx,
): void {
  const tell = (field: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if ((ids === undefined) === (filter === undefined)) tell('ids', says('ids_or_filter'));
  // An empty list has its own error.
  if (versions !== undefined && versions.length > 0 && versions.length !== ids?.length)
    tell('versions', says('one_version_for_each'));
  if (action === 'undo' && versions === undefined) tell('versions', says('needed_to_undo'));
  if (action === 'assign' && driverId === undefined) tell('driverId', says('required'));
  if (action === 'set-pickup-date' && preferredPickupDate === undefined)
    tell('preferredPickupDate', says('required'));
}

export const JobBatchBody = z
  .strictObject(fields)
  .superRefine(check)
  .meta({
    id: 'NewJobBatch',
    minProperties: 2,
    example: { action: 'assign', ids: [4711, 4712], versions: [3, 1], driverId: 7 },
  });

const DoneJob = z
  .object({
    id: z.int(),
    jobId: z.string().meta({ example: 'JOB-004711' }),
    version: z.int().describe(`To undo it within ${UNDO_HOURS} hours.`),
    isChanged: z.boolean().describe('False where it was so already.'),
    job: maybe(JobAnswer).describe('As it is now; null once it is deleted.'),
  })
  .meta({ id: 'DoneJob' });

const RefusedJob = z
  .object({
    id: z.int(),
    jobId: z.string().meta({ example: 'JOB-004711' }),
    code: z
      .string()
      .describe(
        'As of the error that the job alone would get; `driver_inactive` for a driver who left.',
      ),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    message: z.string(),
  })
  .meta({ id: 'RefusedJob' });
export type RefusedJob = z.output<typeof RefusedJob>;

export const JobBatchAnswer = z
  .object({
    done: z.array(DoneJob),
    refused: z.array(RefusedJob),
    next: maybe(z.int()).describe(
      'With a filter that finds more: send it as `below` for those. Null at the end.',
    ),
  })
  .meta({ id: 'JobBatch' });
export type JobBatchAnswer = z.output<typeof JobBatchAnswer>;
