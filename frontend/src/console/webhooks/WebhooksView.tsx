import { useListWebhooksQuery } from '../../api/webhooks';
import { Introduction } from '../../parts/manual/Introduction';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import { PageHeader } from '../../ui/page/PageHeader';
import { DataView } from '../../ui/states/DataView';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';
import { EventLog } from './log/EventLog';
import './webhooks.css';
import { WebhookRow } from './WebhookRow';
import { NO_DIALOG, useWebhooksUrl } from './webhooksUrl';
import type texts from '../../locales/en-CA/webhooks.json';

declare module '../../locales/namespaces' {
  interface Namespaces {
    webhooks: typeof texts;
  }
}

const NewWebhookDialog = late(async () => (await import('./NewWebhookDialog')).NewWebhookDialog);
const EditWebhookDialog = late(async () => (await import('./EditWebhookDialog')).EditWebhookDialog);
const NewSecretDialog = late(async () => (await import('./NewSecretDialog')).NewSecretDialog);

const MANUAL = '/docs/webhooks';

/** Webhooks, or the event log of one. */
export function WebhooksView() {
  const [{ dialog, webhook, log }, change] = useWebhooksUrl();
  const close = () => change(NO_DIALOG);
  return (
    <>
      {log === null ? <WebhookList /> : <EventLog key={log} id={log} />}
      {dialog === 'new' && <NewWebhookDialog onClose={close} />}
      {dialog === 'edit' && webhook !== null && <EditWebhookDialog id={webhook} onClose={close} />}
      {dialog === 'secret' && webhook !== null && <NewSecretDialog id={webhook} onClose={close} />}
    </>
  );
}

function WebhookList() {
  const { t } = useTranslation('webhooks');
  const [, change] = useWebhooksUrl();
  const query = useListWebhooksQuery();
  const add = (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      onClick={() => change({ dialog: 'new', webhook: null })}
    >
      <Icon name="add" />
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} action={add} />
      <div className="stack webhooks">
        <Introduction text={t('intro')} href={MANUAL} link={t('manual')} />
        <DataView
          query={query}
          skeleton={120}
          errorTitle={t('loadFailed')}
          empty={<EmptyState text={t('none')} hint={t('noneHint')} />}
        >
          {(webhooks) => (
            <ul className="list-surface row-list" aria-label={t('title')}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )}
        </DataView>
      </div>
    </>
  );
}
