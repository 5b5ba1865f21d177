import { ifMatch } from '../../api/request/requestHeaders';
import {
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
  type Webhook,
} from '../../api/webhooks';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

/** Toggles, tests and deletes a webhook; asks first if events would be missed. */
export function useWebhookChanges({ id, name, version }: Webhook) {
  const { t } = useTranslation('webhooks');
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [change] = useChangeWebhookMutation();
  const [remove] = useDeleteWebhookMutation();
  const [test] = useTestWebhookMutation();
  const tell = (error: unknown, done: string) => {
    if (error) toast.error(errorText(error));
    else toast.success(done);
  };
  const switchTo = async (isOn: boolean) => {
    const question = {
      title: t('switch.title', { name }),
      text: t('switch.text'),
      confirmLabel: t('switch.confirm'),
    };
    if (!isOn && !(await confirm(question))) return;
    const { error } = await change({ id, webhookChanges: { isOn }, ...ifMatch(version) });
    tell(error, t(isOn ? 'switch.on' : 'switch.off'));
  };
  const sendTest = async () => {
    const { error } = await test({ id });
    tell(error, t('test.done', { name }));
  };
  const askToDelete = async () => {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirmLabel: t('delete.confirm'),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await remove({ id, ...ifMatch(version) });
    tell(error, t('delete.done'));
  };
  return { switchTo, sendTest, askToDelete };
}
