import { NOTICE_KINDS, NOTICE_STATES, READ_AT_ONCE } from '@dispatch/domain/notices/notice';
import { z } from 'zod';
import { calendarDate, instant, maybe, recordId } from '../../../http/answers/answer-fields';
import { flag, id, oneOf, paging } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';

const NoticeJob = z
  .object({
    id: recordId(),
    pickupCity: maybe(z.string()),
    dropoffCity: maybe(z.string()),
  })
  .meta({ id: 'NoticeJob' });

export const NoticeAnswer = z
  .object({
    id: recordId(),
    kind: z.enum(NOTICE_KINDS),
    job: maybe(NoticeJob).describe('Null where it is about no job.'),
    dueOn: calendarDate().describe('The time by which it must be handled.'),
    details: z.record(z.string(), z.union([z.string(), z.number()])).meta({
      description:
        'Further facts, by kind: `type` and `code` of a refused update; `customerNoticeId`, `event` and `reason` of a customer who was not told; `invoiceId` and `reference` of an invoice that was not delivered, or the `customerId` of a statement; `problem` of a backup; `name`.',
      example: { type: 'advance', code: 'not-allowed' },
    }),
    isRead: z.boolean().describe('Whether you have read it.'),
    raisedAt: instant(),
    settledAt: maybe(instant()).describe('When its cause was gone.'),
  })
  .meta({ id: 'Notice', description: 'A notice to the office, open until its cause is gone.' });
export type NoticeAnswer = z.output<typeof NoticeAnswer>;

export const UnreadNoticesAnswer = z
  .object({
    count: z.int(),
    isLeast: z.boolean().describe('Whether there may be more.'),
  })
  .meta({ id: 'UnreadNotices', description: 'Open notices that you have not read.' });
export type UnreadNoticesAnswer = z.output<typeof UnreadNoticesAnswer>;

export const NoticeCountAnswer = z.object({ kind: z.enum(NOTICE_KINDS), count: z.int() }).meta({
  id: 'NoticeCount',
  description: 'The number of open notices of a kind, including read ones.',
});
export type NoticeCountAnswer = z.output<typeof NoticeCountAnswer>;

export const NoticesQuery = z.strictObject({
  limit: paging().limit,
  offset: paging().offset,
  kind: oneOf(NOTICE_KINDS).optional(),
  state: oneOf(NOTICE_STATES).optional().describe('`open` unless given.'),
});

export const ReadNoticesBody = z
  .strictObject({
    ids: z
      .array(id(), says('not_list'))
      .min(1, says('list_empty'))
      .max(READ_AT_ONCE, says('list_too_long'))
      .optional(),
    all: flag().optional(),
  })
  .refine(({ ids, all }) => ids !== undefined || all === true, {
    message: says('list_empty'),
    path: ['ids'],
  })
  .meta({
    id: 'ReadNotices',
    description: 'Some notices, or with `all` every open one.',
    minProperties: 1,
    example: { ids: [12] },
  });
