import { useReplayWebhookDeliveryMutation, type WebhookDelivery } from '../../../api/webhooks';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Resends one event of a webhook. */
export function useReplay(webhookId: number): (delivery: Pick<WebhookDelivery, 'id'>) => void {
  const { t } = useTranslation('webhooks');
  const toast = useToast();
  const errorText = useErrorText();
  const [replay] = useReplayWebhookDeliveryMutation();
  return ({ id }) => {
    void replay({ id: webhookId, deliveryId: id }).then(({ error }) => {
      if (error) toast.error(errorText(error));
      else toast.success(t('replay.done', { count: 1, shown: '1' }));
    });
  };
}
