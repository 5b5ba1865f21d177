import { useGetWebhookDeliveryQuery, type WholeWebhookDelivery } from '../../../api/webhooks';
import { Button } from '../../../ui/button/Button';
import { DescriptionItem, DescriptionList } from '../../../ui/facts/DescriptionItem';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AttemptList } from './AttemptList';
import { DeliveryState } from './DeliveryState';
import { useDeliveryWords } from './useDeliveryWords';
import { useReplay } from './useReplay';

interface DeliveryDialogProps {
  webhookId: number;
  id: number;
  onClose: () => void;
}

/** One event with its payload and the result of each attempt. */
export function DeliveryDialog({ webhookId, id, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation('webhooks');
  const words = useDeliveryWords();
  const query = useGetWebhookDeliveryQuery({ id: webhookId, deliveryId: id });
  const { data } = query;
  const title = data ? `${words.what(data)} · ${words.record(data)}` : t('delivery.attempts');
  return (
    <DialogFrame title={title} onClose={onClose} width="md">
      {data ? (
        <DeliveryFacts delivery={data} webhookId={webhookId} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={4} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

interface DeliveryFactsProps {
  delivery: WholeWebhookDelivery;
  webhookId: number;
  onClose: () => void;
}

function DeliveryFacts({ delivery, webhookId, onClose }: DeliveryFactsProps) {
  const { t } = useTranslation(['webhooks', 'common']);
  const words = useDeliveryWords();
  const replay = useReplay(webhookId);
  return (
    <>
      <DialogBody className="stack">
        <DescriptionList columns="wide">
          <DescriptionItem label={t('log.columns.state')}>
            <DeliveryState state={delivery.state} />
          </DescriptionItem>
          <DescriptionItem label={t('log.columns.problem')} value={words.outcome(delivery)} />
          <DescriptionItem label={t('delivery.id')} value={delivery.eventId} />
        </DescriptionList>
        <h3 className="type-h3">{t('delivery.body')}</h3>
        {delivery.body === null ? (
          <p className="quiet">{t('delivery.noBody')}</p>
        ) : (
          <pre className="small webhook-body">{indented(delivery.body)}</pre>
        )}
        <h3 className="type-h3">{t('delivery.attempts')}</h3>
        <AttemptList attempts={delivery.log} />
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose} autoFocus>
          {t('common:actions.close')}
        </Button>
        <Button variant="contained" onClick={() => replay(delivery)}>
          {t('log.replayShort')}
        </Button>
      </DialogButtons>
    </>
  );
}

function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
