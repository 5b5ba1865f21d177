import { useMemo } from 'react';
import type { WebhookDelivery } from '../../../api/webhooks';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { RowIconButton } from '../../../ui/list/RowButton';
import { CutText } from '../../../ui/text/CutText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DeliveryState } from './DeliveryState';
import { useDeliveryWords } from './useDeliveryWords';

type Act = (delivery: WebhookDelivery) => void;

export function useDeliveryColumns(
  onOpen: Act,
  onReplay: Act,
): RecordColumn<WebhookDelivery, 'at'>[] {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const words = useDeliveryWords();
  return useMemo(() => {
    const named = (delivery: WebhookDelivery) => ({
      what: words.what(delivery),
      record: words.record(delivery),
    });
    return [
      {
        id: 'at',
        header: t('log.columns.at'),
        width: '11.5rem',
        sort: 'at',
        firstOrder: 'desc',
        cell: ({ createdAt }) => <span className="one-line">{format.moment(createdAt)}</span>,
      },
      {
        id: 'what',
        header: t('log.columns.what'),
        cell: (delivery) => (
          <CutText value={`${words.what(delivery)} · ${words.record(delivery)}`} onTwoLines />
        ),
      },
      {
        id: 'state',
        header: t('log.columns.state'),
        width: '8rem',
        cell: ({ state }) => <DeliveryState state={state} />,
      },
      {
        id: 'problem',
        header: t('log.columns.problem'),
        width: 'minmax(0, 1.5fr)',
        cell: (delivery) => <CutText value={words.outcome(delivery)} onTwoLines />,
      },
      {
        id: 'actions',
        header: t('log.columns.actions'),
        width: '6rem',
        align: 'right',
        cell: (delivery) => (
          <span className="row-actions row-actions-end">
            <RowIconButton
              icon="article"
              label={t('log.open', named(delivery))}
              tip={t('log.openShort')}
              opens="dialog"
              onPress={() => onOpen(delivery)}
            />
            <RowIconButton
              icon="sync"
              label={t('log.replay', named(delivery))}
              tip={t('log.replayShort')}
              onPress={() => onReplay(delivery)}
            />
          </span>
        ),
      },
    ];
  }, [format, onOpen, onReplay, t, words]);
}
