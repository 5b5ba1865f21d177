import { DELIVERY_PROBLEMS } from '@dispatch/domain/webhooks/delivery-problem';
import { DELIVERY_STATES, WEBHOOK_LOG_DAYS } from '@dispatch/domain/webhooks/webhook';
import { SENT_EVENTS, SENT_RESOURCES } from '@dispatch/domain/webhooks/webhook-events';
import { z } from 'zod';
import { instant, maybe, recordId } from '../../../../http/answers/answer-fields';
import { oneOf, paging, requiredInstant } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

const DeliveryProblemAnswer = z
  .object({
    code: z.enum(DELIVERY_PROBLEMS),
    detail: maybe(z.string()).describe('The status, or the error of the connection.'),
    message: z.string().meta({ example: 'It answered 503.' }),
  })
  .meta({ id: 'WebhookDeliveryProblem' });
export type DeliveryProblemAnswer = z.output<typeof DeliveryProblemAnswer>;

const delivery = {
  id: recordId(),
  eventId: z.string().meta({
    description: 'The `webhook-id` that the receiver knows it by, the same with each attempt.',
    example: 'evt_6f1c6a3e0d5b4a8f9e2d7c1b0a9f8e7d',
  }),
  type: z.enum(SENT_EVENTS),
  resource: z.enum(SENT_RESOURCES),
  resourceId: recordId(),
  state: z
    .enum(DELIVERY_STATES)
    .describe('`parked` failed for a day, or was left when the webhook was switched off.'),
  attempts: z.int(),
  nextAt: maybe(instant()).describe('The next attempt; null unless it waits.'),
  lastStatus: maybe(z.int()),
  lastProblem: maybe(DeliveryProblemAnswer),
  createdAt: instant(),
  doneAt: maybe(instant()),
};

export const WebhookDeliveryAnswer = z.object(delivery).meta({
  id: 'WebhookDelivery',
  description: `One event for one webhook, kept for ${String(WEBHOOK_LOG_DAYS)} days.`,
});
export type WebhookDeliveryAnswer = z.output<typeof WebhookDeliveryAnswer>;

const WebhookAttemptAnswer = z
  .object({
    id: recordId(),
    at: instant(),
    durationMs: z.int(),
    address: z.string().describe('Without the values of its query.'),
    status: maybe(z.int()).describe('Null where there was no answer.'),
    problem: maybe(DeliveryProblemAnswer),
    answer: maybe(z.string()).describe('How the answer began, without secrets.'),
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttemptAnswer = z.output<typeof WebhookAttemptAnswer>;

export const WholeWebhookDeliveryAnswer = z
  .object({
    ...delivery,
    body: maybe(z.string()).describe('What is sent, to the letter; null before the first attempt.'),
    log: z.array(WebhookAttemptAnswer).describe('The newest first, at most 50.'),
  })
  .meta({ id: 'WholeWebhookDelivery' });
export type WholeWebhookDeliveryAnswer = z.output<typeof WholeWebhookDeliveryAnswer>;

export const WebhookDeliveriesQuery = z.strictObject({
  ...paging(),
  state: oneOf(DELIVERY_STATES).optional(),
});

export const ReplayBody = z
  .strictObject({ from: requiredInstant(), until: requiredInstant() })
  .refine(({ from, until }) => from <= until, {
    message: says('before_start'),
    path: ['until'],
  })
  .meta({
    id: 'WebhookReplay',
    description: 'Events from the first instant on, and before the second.',
    example: { from: '2026-03-30T00:00:00Z', until: '2026-03-31T00:00:00Z' },
  });

export const ReplayedAnswer = z
  .object({ replayed: z.int().describe('How many are sent again.') })
  .meta({ id: 'WebhookReplayed' });
export type ReplayedAnswer = z.output<typeof ReplayedAnswer>;
