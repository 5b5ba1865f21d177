import { fieldError } from '@dispatch/domain/errors';
import { needsPrices, type WebhookEvent } from '@dispatch/domain/webhooks/webhook-events';
import { addressProblem } from '../sending/webhook-address';

interface Wanted {
  readonly address: string;
  readonly events: readonly WebhookEvent[];
  readonly includesPrices: boolean;
}

/** @throws AppError validation_failed if the address is rejected, or an event consists only of prices */
export function assertWebhook(
  { address, events, includesPrices }: Wanted,
  insideHosts: readonly string[],
): void {
  const problem = addressProblem(address, insideHosts);
  if (problem !== null) throw fieldError('address', problem);
  if (!includesPrices && events.some(needsPrices)) throw fieldError('events', 'event_needs_prices');
}

/** The events as stored. */
export function eventsText(events: readonly WebhookEvent[]): string {
  return ` ${events.join(' ')} `;
}
