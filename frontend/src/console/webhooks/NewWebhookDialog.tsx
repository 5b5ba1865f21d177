import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useMakeWebhookMutation } from '../../api/webhooks';
import { SecretShown } from '../../parts/secret/SecretShown';
import { showServerProblems } from '../../ui/form/serverProblems';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { WebhookFields } from './WebhookFields';
import { NO_WEBHOOK, toPayload, webhookSchema, type WebhookValues } from './webhookForm';

export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <DialogFrame title={t(secret === null ? 'add' : 'secret.title')} onClose={onClose}>
      {secret === null ? (
        <NewWebhookForm onMade={setSecret} onClose={onClose} />
      ) : (
        <SecretShown secret={secret} textsOf="webhooks" onClose={onClose} />
      )}
    </DialogFrame>
  );
}

interface NewWebhookFormProps {
  onMade: (secret: string) => void;
  onClose: () => void;
}

function NewWebhookForm({ onMade, onClose }: NewWebhookFormProps) {
  const { t } = useTranslation('webhooks');
  const toast = useToast();
  const errorText = useErrorText();
  const [make, { isLoading }] = useMakeWebhookMutation();
  const form = useForm<WebhookValues>({
    resolver: zodResolver(webhookSchema),
    defaultValues: NO_WEBHOOK,
  });
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { data, error } = await make({ newWebhook: toPayload(values) });
    if (data) {
      onMade(data.secret);
      return;
    }
    toast.error(errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('make')}
      busyLabel={t('saving')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <WebhookFields />
      </FormProvider>
    </DialogForm>
  );
}
