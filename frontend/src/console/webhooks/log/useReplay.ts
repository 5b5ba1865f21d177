import { useReplayWebhookDeliveryMutation, type WebhookDelivery } from '../../../api/webhooks';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Resends one event of a webhook. */
export function useReplay(webhookId: number): (delivery: Pick<WebhookDelivery, 'id'>) => void {
  const { t } = useTranslation('webhooks');
  const act = useAct();
  const [replay] = useReplayWebhookDeliveryMutation();
  return ({ id }) =>
    void act({
      send: () => replay({ id: webhookId, deliveryId: id }),
      done: t('replay.done', { count: 1, shown: '1' }),
    });
}
