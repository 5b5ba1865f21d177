import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { ifMatch } from '../../api/request/requestHeaders';
import { useChangeWebhookMutation, useListWebhooksQuery, type Webhook } from '../../api/webhooks';
import { useConfirmed } from '../../parts/account/confirm/useConfirmed';
import { StaleNotice } from '../../ui/form/sending/StaleNotice';
import { useRecordForm } from '../../ui/form/sending/useRecordForm';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useToast } from '../../ui/over/toast/useToast';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';
import { WebhookFields } from './WebhookFields';
import { toPayload, toValues, webhookSchema } from './webhookForm';

interface EditWebhookDialogProps {
  id: number;
  onClose: () => void;
}

export function EditWebhookDialog({ id, onClose }: EditWebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const query = useListWebhooksQuery();
  const webhook = query.data?.find((one) => one.id === id);
  return (
    <DialogFrame title={t('edit')} onClose={onClose}>
      {webhook ? (
        <EditForm webhook={webhook} onClose={onClose} />
      ) : query.data ? (
        <EmptyState drawing="search" text={t('gone')} />
      ) : (
        <DialogWait query={query} rows={4} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function EditForm({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const toast = useToast();
  const [change] = useChangeWebhookMutation();
  const { confirmed, question } = useConfirmed();
  const { form, base, theirs, sending } = useRecordForm({
    place: `webhook-${webhook.id}`,
    record: webhook,
    resolver: zodResolver(webhookSchema),
    toValues,
    save: (values, { id, version }) =>
      confirmed(() => change({ id, webhookChanges: toPayload(values), ...ifMatch(version) })),
    onSaved: () => {
      toast.success(t('saved'));
      onClose();
    },
  });
  return (
    <>
      <DialogForm {...sending} submitLabel={t('save')} busyLabel={t('saving')} onClose={onClose}>
        <StaleNotice
          resource="webhook"
          id={base.id}
          version={base.version}
          theirs={theirs}
          inWords={({ name, value }) => ({
            label: t(`fields.${name}`),
            text: String(value),
          })}
        />
        <FormProvider {...form}>
          <WebhookFields />
        </FormProvider>
      </DialogForm>
      {question}
    </>
  );
}
