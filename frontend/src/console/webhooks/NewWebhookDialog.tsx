import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useMakeWebhookMutation } from '../../api/webhooks';
import { useConfirmed } from '../../parts/account/confirm/useConfirmed';
import { SecretShown } from '../../parts/secret/SecretShown';
import { DialogForm } from '../../ui/over/DialogForm';
import { useSendForm } from '../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useTranslation } from '../../ui/text/useTranslation';
import { WebhookFields } from './WebhookFields';
import { NO_WEBHOOK, toPayload, webhookSchema } from './webhookForm';

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
  const [make] = useMakeWebhookMutation();
  const { confirmed, question } = useConfirmed();
  const { form, sending } = useSendForm({
    place: 'new-webhook',
    resolver: zodResolver(webhookSchema),
    defaultValues: NO_WEBHOOK,
    send: (values) => confirmed(() => make({ newWebhook: toPayload(values) })),
    onSent: ({ secret }) => onMade(secret),
  });
  return (
    <>
      <DialogForm {...sending} submitLabel={t('make')} busyLabel={t('saving')} onClose={onClose}>
        <FormProvider {...form}>
          <WebhookFields />
        </FormProvider>
      </DialogForm>
      {question}
    </>
  );
}
