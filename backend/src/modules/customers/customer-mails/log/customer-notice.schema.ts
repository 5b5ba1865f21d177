import {
  NOTICE_EVENTS,
  NOTICE_REASONS,
  NOTICE_STATES,
} from '@dispatch/domain/customer-notices/notice-event';
import { z } from 'zod';
import { instant, maybe, recordId } from '../../../../http/answers/answer-fields';
import { oneOf, paging, queryId } from '../../../../http/input/fields';

export const CustomerNoticeAnswer = z
  .object({
    id: recordId(),
    jobId: recordId(),
    jobReference: z.string().meta({ example: 'JOB-000123' }),
    customerId: recordId(),
    customerName: z.string(),
    event: z.enum(NOTICE_EVENTS),
    state: z
      .enum(NOTICE_STATES)
      .describe(
        '`failed`: the notice was not sent; `dismissed`: the same, and a user has settled it.',
      ),
    email: maybe(z.string()).describe('The address it was sent to; null if unknown.'),
    reason: maybe(z.enum(NOTICE_REASONS)).describe(
      'Why it failed: the customer has no address, no server for e-mail is set up, the server refused it or it came back, or it was tried for more than a day.',
    ),
    problem: maybe(z.string()).describe('The same in the words of the server.'),
    createdAt: instant(),
    settledAt: maybe(instant()).describe('When it was sent, or given up.'),
  })
  .meta({
    id: 'CustomerNotice',
    description: 'One e-mail to a customer about one event of a job.',
  });
export type CustomerNoticeAnswer = z.output<typeof CustomerNoticeAnswer>;

export const CustomerNoticesQuery = z.strictObject({
  ...paging(),
  state: oneOf(NOTICE_STATES).optional(),
  jobId: queryId().describe('Of this job alone.'),
});
