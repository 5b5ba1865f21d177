import { DELIVERY_STATES, WEBHOOK_LOG_DAYS } from '@dispatch/domain/webhooks/webhook';
import { useCallback } from 'react';
import { isLeastOf, totalOf } from '../../../api/cache/pages';
import {
  useListWebhooksQuery,
  useWebhookDeliveryPagesInfiniteQuery,
  type WebhookDelivery,
} from '../../../api/webhooks';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { FilterSelect } from '../../../ui/list/filter/FilterSelect';
import { RecordList } from '../../../ui/list/RecordList';
import { useFitsTable } from '../../../ui/list/useListLayout';
import { late } from '../../../ui/over/late';
import { PageHeader } from '../../../ui/page/PageHeader';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../../../ui/list/filter/filters.css';
import { NO_DIALOG, useWebhooksUrl } from '../webhooksUrl';
import { DeliveryCard } from './DeliveryCard';
import { useDeliveryColumns } from './deliveryColumns';
import { useReplay } from './useReplay';

const DeliveryDialog = late(async () => (await import('./DeliveryDialog')).DeliveryDialog);
const ReplayDialog = late(async () => (await import('./ReplayDialog')).ReplayDialog);

/** The event log of one webhook. */
export function EventLog({ id }: { id: number }) {
  const { t } = useTranslation('webhooks');
  const { number } = useFormat();
  const fitsTable = useFitsTable();
  const [{ dialog, event, state, order }, change] = useWebhooksUrl();
  const { data: webhooks } = useListWebhooksQuery();
  const query = useWebhookDeliveryPagesInfiniteQuery({ id, order, ...(state && { state }) });
  const open = useCallback((delivery: WebhookDelivery) => change({ event: delivery.id }), [change]);
  const replay = useReplay(id);
  const columns = useDeliveryColumns(open, replay);
  const total = totalOf(query.data);
  const words = { count: total ?? 0, shown: number(total ?? 0) };
  const name = webhooks?.find((webhook) => webhook.id === id)?.name ?? '';
  const isLeast = isLeastOf(query.data);
  return (
    <>
      <PageHeader
        title={t('log.title', { name })}
        count={total === undefined ? undefined : t(isLeast ? 'log.countLeast' : 'log.count', words)}
        action={<LogActions onRefresh={() => void query.refetch()} />}
        filters={
          <div className="filter-grid">
            <FilterSelect
              label={t('log.state')}
              allLabel={t('log.allStates')}
              options={DELIVERY_STATES.map((value) => ({ value, label: t(`log.states.${value}`) }))}
              value={state}
              onChange={(value) => change({ state: value })}
            />
          </div>
        }
      />
      <p className="small quiet">{t('log.kept', { days: number(WEBHOOK_LOG_DAYS) })}</p>
      <RecordList
        query={query}
        label={t('log.title', { name })}
        errorTitle={t('log.loadFailed')}
        empty={<EmptyState drawing="search" text={t(state ? 'log.noMatches' : 'log.empty')} />}
        columns={columns}
        sorting={{ sort: 'at', order }}
        onSort={(sorting) => change({ order: sorting.order })}
        asCards={!fitsTable}
        renderCard={(delivery) => (
          <DeliveryCard delivery={delivery} onOpen={open} onReplay={replay} />
        )}
      />
      {event !== null && (
        <DeliveryDialog webhookId={id} id={event} onClose={() => change({ event: null })} />
      )}
      {dialog === 'replay' && <ReplayDialog webhookId={id} onClose={() => change(NO_DIALOG)} />}
    </>
  );
}

function LogActions({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation('webhooks');
  const [, change] = useWebhooksUrl();
  const quiet = { color: 'secondary', variant: 'outlined' } as const;
  return (
    <span className="control-row">
      <Button {...quiet} onClick={() => change({ log: null, state: '', event: null })}>
        <Icon name="back" />
        {t('log.back')}
      </Button>
      <Button {...quiet} onClick={onRefresh}>
        <Icon name="sync" />
        {t('log.refresh')}
      </Button>
      <Button {...quiet} aria-haspopup="dialog" onClick={() => change({ dialog: 'replay' })}>
        {t('replay.period')}
      </Button>
    </span>
  );
}
