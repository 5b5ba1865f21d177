import { CANCELLATION_REASONS } from '@dispatch/domain/jobs/cancellation';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { instant, maybe, money } from '../../../http/answers/answer-fields';
import { oneOf, optionalMoney, optionalText, paging, queryText } from '../../../http/input/fields';
import { JobAnswer } from '../job.schema';

export const CancellationBody = z
  .strictObject({
    reason: oneOf(CANCELLATION_REASONS),
    note: optionalText(TEXT_MAX.cancellationNote, { multiline: true }),
    dryRunCharge: optionalMoney().describe('The charge for a dry run.'),
  })
  .meta({
    id: 'NewJobCancellation',
    example: { reason: 'not-ready', note: 'The yard was closed.', dryRunCharge: 150 },
  });

const Cancellation = z
  .object({
    reason: z.enum(CANCELLATION_REASONS),
    note: maybe(z.string()),
    dryRunCharge: maybe(money()).optional().describe('Only for those who see prices.'),
    cancelledAt: instant(),
    cancelledBy: z.string().describe('The name of the person.'),
  })
  .meta({ id: 'JobCancellation' });
export type CancellationAnswer = z.output<typeof Cancellation>;

export const CancelledJobAnswer = JobAnswer.extend({ cancellation: Cancellation }).meta({
  id: 'CancelledJob',
  description: 'A job as it was when it was cancelled, and the reason.',
});
export type CancelledJobAnswer = z.output<typeof CancelledJobAnswer>;

export const CancelledJobsQuery = z.strictObject({ ...paging(), q: queryText() });
