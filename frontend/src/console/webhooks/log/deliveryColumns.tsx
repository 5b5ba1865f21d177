import { useMemo } from 'react';
import type { WebhookDelivery } from '../../../api/webhooks';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { RowButton, RowIconButton } from '../../../ui/list/RowButton';
import { CutText } from '../../../ui/text/CutText';
import { useTexts } from '../../../ui/text/useTexts';
import { DeliveryState } from './DeliveryState';
import { useDeliveryWords } from './useDeliveryWords';

type Act = (delivery: WebhookDelivery) => void;

export function useDeliveryColumns(
  onOpen: Act,
  onReplay: Act,
): RecordColumn<WebhookDelivery, 'at'>[] {
  const { t, format } = useTexts('webhooks');
  const words = useDeliveryWords();
  return useMemo(() => {
    const named = (delivery: WebhookDelivery) => ({
      what: words.what(delivery),
      record: words.record(delivery),
    });
    const titleOf = (delivery: WebhookDelivery) =>
      `${words.what(delivery)} · ${words.record(delivery)}`;
    const opener = (delivery: WebhookDelivery) => ({
      icon: 'article' as const,
      label: t('log.open', named(delivery)),
      opens: 'dialog' as const,
      onPress: () => onOpen(delivery),
    });
    const sender = (delivery: WebhookDelivery) => ({
      icon: 'sync' as const,
      label: t('log.replay', named(delivery)),
      onPress: () => onReplay(delivery),
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
        cell: (delivery) => <CutText value={titleOf(delivery)} onTwoLines />,
        card: 'block',
        cardCell: (delivery) => <CutText value={titleOf(delivery)} className="strong" />,
      },
      {
        id: 'state',
        header: t('log.columns.state'),
        width: '8rem',
        cell: ({ state }) => <DeliveryState state={state} />,
        card: 'line',
      },
      {
        id: 'problem',
        header: t('log.columns.problem'),
        width: 'minmax(0, 1.5fr)',
        cell: (delivery) => <CutText value={words.outcome(delivery)} onTwoLines />,
        card: 'block',
        cardCell: (delivery) => (
          <>
            <CutText value={words.outcome(delivery) || '\u00a0'} className="small" />
            <CutText value={format.moment(delivery.createdAt)} className="small quiet" />
          </>
        ),
      },
      {
        id: 'actions',
        header: t('log.columns.actions'),
        width: '6rem',
        align: 'right',
        cell: (delivery) => (
          <span className="row-actions row-actions-end">
            <RowIconButton {...opener(delivery)} tip={t('log.openShort')} />
            <RowIconButton {...sender(delivery)} tip={t('log.replayShort')} />
          </span>
        ),
        card: 'foot',
        cardCell: (delivery) => (
          <div className="wrap-row">
            <RowButton {...opener(delivery)} text={t('log.openShort')} />
            <RowButton {...sender(delivery)} text={t('log.replayShort')} />
          </div>
        ),
      },
    ];
  }, [format, onOpen, onReplay, t, words]);
}
