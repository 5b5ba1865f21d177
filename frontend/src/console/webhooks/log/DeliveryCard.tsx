import type { WebhookDelivery } from '../../../api/webhooks';
import { RecordCard } from '../../../ui/list/RecordCard';
import { RowButton } from '../../../ui/list/RowButton';
import { CutText } from '../../../ui/text/CutText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DeliveryState } from './DeliveryState';
import { useDeliveryWords } from './useDeliveryWords';

interface DeliveryCardProps {
  delivery: WebhookDelivery;
  onOpen: (delivery: WebhookDelivery) => void;
  onReplay: (delivery: WebhookDelivery) => void;
}

export function DeliveryCard({ delivery, onOpen, onReplay }: DeliveryCardProps) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const words = useDeliveryWords();
  const [what, record] = [words.what(delivery), words.record(delivery)];
  return (
    <RecordCard
      label={`${what}, ${record}`}
      foot={
        <>
          <RowButton
            icon="article"
            text={t('log.openShort')}
            label={t('log.open', { what, record })}
            opens="dialog"
            onPress={() => onOpen(delivery)}
          />
          <RowButton
            icon="sync"
            text={t('log.replayShort')}
            label={t('log.replay', { what, record })}
            onPress={() => onReplay(delivery)}
          />
        </>
      }
    >
      <CutText value={`${what} · ${record}`} className="strong" />
      <DeliveryState state={delivery.state} />
      <CutText value={words.outcome(delivery) || '\u00a0'} className="small" />
      <CutText value={format.moment(delivery.createdAt)} className="small quiet" />
    </RecordCard>
  );
}
