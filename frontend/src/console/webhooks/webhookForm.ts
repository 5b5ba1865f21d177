import { WEBHOOK_ADDRESS_MAX, WEBHOOK_NAME_MAX } from '@dispatch/domain/webhooks/webhook';
import { WEBHOOK_EVENTS } from '@dispatch/domain/webhooks/webhook-events';
import type { NewWebhook, Webhook } from '../../api/webhooks';
import * as z from '../../lib/schema';

export const webhookSchema = z.object({
  name: z.text(WEBHOOK_NAME_MAX).refine((value) => value.trim() !== '', 'webhooks:errors.name'),
  address: z
    .text(WEBHOOK_ADDRESS_MAX)
    .refine((value) => value.trim() !== '', 'webhooks:errors.address'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'webhooks:errors.events'),
  includesPrices: z.boolean(),
});
export type WebhookValues = z.infer<typeof webhookSchema>;

export const NO_WEBHOOK: WebhookValues = {
  name: '',
  address: '',
  events: [],
  includesPrices: false,
};

export function toValues({ name, address, events, includesPrices }: Webhook): WebhookValues {
  return { name, address, events, includesPrices };
}

export function toPayload({ name, address, events, includesPrices }: WebhookValues): NewWebhook {
  return { name: name.trim(), address: address.trim(), events, includesPrices };
}
