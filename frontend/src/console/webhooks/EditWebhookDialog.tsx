import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { ifMatch } from '../../api/request/requestHeaders';
import { useChangeWebhookMutation, useListWebhooksQuery, type Webhook } from '../../api/webhooks';
import { showServerProblems } from '../../ui/form/serverProblems';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { useRebasedForm } from '../../ui/form/useRebasedForm';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useToast } from '../../ui/over/toast/useToast';
import { EmptyState } from '../../ui/states/EmptyState';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { WebhookFields } from './WebhookFields';
import { toPayload, toValues, webhookSchema, type WebhookValues } from './webhookForm';

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
  const errorText = useErrorText();
  const [change, { isLoading }] = useChangeWebhookMutation();
  const form = useForm<WebhookValues>({
    resolver: zodResolver(webhookSchema),
    defaultValues: toValues(webhook),
  });
  const { base, theirs, rebase } = useRebasedForm<WebhookValues, Webhook>(form, webhook, toValues);
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await change({
      id: base.id,
      webhookChanges: toPayload(values),
      ...ifMatch(base.version),
    });
    if (!error) {
      toast.success(t('saved'));
      onClose();
      return;
    }
    if (rebase(error)) return;
    toast.error(errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('save')}
      busyLabel={t('saving')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice
          key={base.version}
          resource="webhook"
          id={base.id}
          theirs={theirs.map(({ name, value }) => ({
            label: t(`fields.${name}`),
            text: String(value),
          }))}
        />
      )}
      <FormProvider {...form}>
        <WebhookFields />
      </FormProvider>
    </DialogForm>
  );
}
