import { WEBHOOK_EVENTS } from '@dispatch/domain/webhooks/webhook-events';
import {
  MAX_WEBHOOKS,
  WEBHOOK_ADDRESS_MAX,
  WEBHOOK_NAME_MAX,
} from '@dispatch/domain/webhooks/webhook';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../../../http/answers/answer-fields';
import { flag, oneOf, requiredText } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

export const WebhookAnswer = z
  .object({
    id: recordId(),
    name: z.string().meta({ example: 'Accounting' }),
    address: z.string().meta({ example: 'https://erp.example.com/dispatch' }),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    includesPrices: z.boolean(),
    isOn: z.boolean(),
    isGone: z.boolean().describe('It was switched off because the receiver answered 410 Gone.'),
    oldSecretUntil: maybe(instant()).describe(
      'Until then the secret before this one signs as well; null where none does.',
    ),
    waiting: z.int().describe('Deliveries that are still to be made.'),
    parked: z.int().describe('Deliveries that failed for a day, or were left.'),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({
    id: 'Webhook',
    description: `Another system that receives events; at most ${String(MAX_WEBHOOKS)}. Its secret is shown only once.`,
  });
export type WebhookAnswer = z.output<typeof WebhookAnswer>;

export const WebhookSecretAnswer = z
  .object({
    webhook: WebhookAnswer,
    secret: z.string().meta({
      description: 'The receiver verifies signatures with it. Shown only now.',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw…',
    }),
  })
  .meta({ id: 'WebhookSecret' });
export type WebhookSecretAnswer = z.output<typeof WebhookSecretAnswer>;

const name = () => requiredText(WEBHOOK_NAME_MAX, 'name_required');
const address = () =>
  requiredText(WEBHOOK_ADDRESS_MAX).meta({
    pattern: '^https?://',
    description: 'Begins with `https://`. Names and addresses of the own network are refused.',
    example: 'https://erp.example.com/dispatch',
  });
const events = () =>
  z
    .array(oneOf(WEBHOOK_EVENTS), says('not_list'))
    .min(1, says('list_empty'))
    .max(WEBHOOK_EVENTS.length, says('list_too_long'))
    .refine((list) => new Set(list).size === list.length, says('doubled_event'));
const includesPrices = () =>
  flag().describe('Events of invoices need it. They do not go out unless it is set.');

const EXAMPLE = {
  name: 'Accounting',
  address: 'https://erp.example.com/dispatch',
  events: ['job.delivered', 'job.cancelled'],
};

export const NewWebhookBody = z
  .strictObject({
    name: name(),
    address: address(),
    events: events(),
    includesPrices: includesPrices().optional(),
    isOn: flag().optional().describe('On unless said otherwise.'),
  })
  .meta({ id: 'NewWebhook', example: EXAMPLE });

export const WebhookChangesBody = z
  .strictObject({
    name: name().optional(),
    address: address().optional(),
    events: events().optional(),
    includesPrices: includesPrices().optional(),
    isOn: flag().optional(),
  })
  .meta({
    id: 'WebhookChanges',
    description: 'Only the sent fields change. Switching it off parks what waits.',
    example: { isOn: false },
  });
