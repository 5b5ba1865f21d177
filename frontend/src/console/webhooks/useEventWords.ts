import type { WebhookEvent } from '@dispatch/domain/webhooks/webhook-events';
import { useTranslation } from '../../ui/text/useTranslation';

/** The name of an event. */
export function useEventWords(): (event: WebhookEvent) => string {
  const { t } = useTranslation('webhooks');
  return (event) => t(`events.${event}`);
}
