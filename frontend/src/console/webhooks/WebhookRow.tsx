import {
  type Webhook,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
} from '../../api/webhooks';
import { Button } from '../../ui/button/Button';
import { ToneChip } from '../../ui/facts/ToneChip';
import { Switch } from '../../ui/form/Switch';
import { Icon } from '../../ui/icon/Icon';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { useEventWords } from './useEventWords';
import { useWebhooksUrl } from './webhooksUrl';
import { ifMatch } from '../../api/request/requestHeaders';
import { useAct } from '../../ui/record/useAct';

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation(['webhooks', 'common']);
  const [, change] = useWebhooksUrl();
  const { switchTo, sendTest, askToDelete } = useWebhookChanges(webhook);
  const { id, name, isOn } = webhook;
  return (
    <li>
      <WebhookWords webhook={webhook} />
      <WebhookFacts webhook={webhook} />
      <div className="wrap-row middle row-below">
        <Switch
          label={t('fields.isOn')}
          name={t('switch.named', { name })}
          checked={isOn}
          onChange={(wanted) => void switchTo(wanted)}
        />
        <Button isMinor aria-label={t('openNamed', { name })} onClick={() => change({ log: id })}>
          {t('open')}
        </Button>
        <Button isMinor aria-label={t('test.sendNamed', { name })} onClick={() => void sendTest()}>
          {t('test.send')}
        </Button>
        <Button
          isMinor
          aria-label={t('editNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => change({ dialog: 'edit', webhook: id })}
        >
          {t('common:actions.edit')}
        </Button>
        <Button
          isMinor
          aria-label={t('secret.newNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => change({ dialog: 'secret', webhook: id })}
        >
          {t('secret.new')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={t('delete.named', { name })}
          aria-haspopup="dialog"
          onClick={() => void askToDelete()}
        >
          {t('delete.short')}
        </Button>
      </div>
    </li>
  );
}

function WebhookWords({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const wordsOf = useEventWords();
  const { name, address, events, includesPrices } = webhook;
  return (
    <div className="row-words">
      <p className="strong">{name}</p>
      <p className="small quiet">{address}</p>
      <p className="small">
        {[...events.map(wordsOf), t(includesPrices ? 'withPrices' : 'withoutPrices')].join(' · ')}
      </p>
    </div>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const { number, moment } = useFormat();
  const { isOn, isGone, waiting, parked, oldSecretUntil } = webhook;
  return (
    <div className="row-facts small">
      {isOn ? (
        <ToneChip tone="green" icon={<Icon name="check" />} label={t('state.on')} />
      ) : (
        <ToneChip
          tone={isGone ? 'red' : 'gray'}
          icon={<Icon name="blocked" />}
          label={t(isGone ? 'state.gone' : 'state.off')}
        />
      )}
      {waiting > 0 && <p>{t('waiting', { count: waiting, shown: number(waiting) })}</p>}
      {parked > 0 && (
        <p className="line">
          <Icon name="warning" size="text" />
          {t('parked', { count: parked, shown: number(parked) })}
        </p>
      )}
      {oldSecretUntil !== null && (
        <p className="quiet">{t('overlap', { date: moment(oldSecretUntil) })}</p>
      )}
    </div>
  );
}

/** Toggles, tests and deletes a webhook; asks first if events would be missed. */
function useWebhookChanges({ id, name, version }: Webhook) {
  const { t } = useTranslation('webhooks');
  const act = useAct();
  const [change] = useChangeWebhookMutation();
  const [remove] = useDeleteWebhookMutation();
  const [test] = useTestWebhookMutation();
  return {
    switchTo: (isOn: boolean) =>
      act({
        ...(!isOn && {
          ask: {
            title: t('switch.title', { name }),
            text: t('switch.text'),
            confirmLabel: t('switch.confirm'),
          },
        }),
        send: () => change({ id, webhookChanges: { isOn }, ...ifMatch(version) }),
        done: t(isOn ? 'switch.on' : 'switch.off'),
      }),
    sendTest: () => act({ send: () => test({ id }), done: t('test.done', { name }) }),
    askToDelete: () =>
      act({
        ask: {
          title: t('delete.title', { name }),
          text: t('delete.text'),
          confirmLabel: t('delete.confirm'),
          destructive: true,
        },
        send: () => remove({ id, ...ifMatch(version) }),
        done: t('delete.done'),
      }),
  };
}
