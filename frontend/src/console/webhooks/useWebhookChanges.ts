import { ifMatch } from '../../api/request/requestHeaders';
import {
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
  type Webhook,
} from '../../api/webhooks';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';

/** Toggles, tests and deletes a webhook; asks first if events would be missed. */
export function useWebhookChanges({ id, name, version }: Webhook) {
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
