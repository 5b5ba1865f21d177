import { DELIVERY_STATES, WEBHOOK_LOG_DAYS } from '@dispatch/domain/webhooks/webhook';
import { useCallback } from 'react';
import {
  useListWebhooksQuery,
  useWebhookDeliveryPagesInfiniteQuery,
  type WebhookDelivery,
} from '../../../api/webhooks';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { FilterSelect } from '../../../ui/list/filter/FilterSelect';
import { late } from '../../../ui/over/late';
import { RecordView } from '../../../ui/record/RecordView';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NO_DIALOG, useWebhooksUrl } from '../webhooksUrl';
import { useDeliveryColumns } from './deliveryColumns';
import { useDeliveryWords } from './useDeliveryWords';
import { useReplay } from './useReplay';

const DeliveryDialog = late(async () => (await import('./DeliveryDialog')).DeliveryDialog);
const ReplayDialog = late(async () => (await import('./ReplayDialog')).ReplayDialog);

/** The event log of one webhook. */
export function EventLog({ id }: { id: number }) {
  const { t } = useTranslation('webhooks');
  const { number } = useFormat();
  const [{ dialog, event, state, order }, change] = useWebhooksUrl();
  const { data: webhooks } = useListWebhooksQuery();
  const query = useWebhookDeliveryPagesInfiniteQuery({ id, order, ...(state && { state }) });
  const open = useCallback((delivery: WebhookDelivery) => change({ event: delivery.id }), [change]);
  const replay = useReplay(id);
  const words = useDeliveryWords();
  const name = webhooks?.find((webhook) => webhook.id === id)?.name;
  return (
    <>
      <RecordView
        title={name === undefined ? t('open') : t('log.title', { name })}
        countText={(count, isLeast) => t(isLeast ? 'log.countLeast' : 'log.count', count)}
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
        lead={<p className="small quiet">{t('log.kept', { days: number(WEBHOOK_LOG_DAYS) })}</p>}
        nothing={{ drawing: 'search', text: t(state ? 'log.noMatches' : 'log.empty') }}
        query={query}
        errorTitle={t('log.loadFailed')}
        columns={useDeliveryColumns(open, replay)}
        nameOf={(delivery) => `${words.what(delivery)}, ${words.record(delivery)}`}
        sorting={{ sort: 'at', order }}
        onSort={(sorting) => change({ order: sorting.order })}
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
