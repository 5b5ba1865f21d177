import { useState } from 'react';
import { useRenewWebhookSecretMutation } from '../../api/webhooks';
import { SecretShown } from '../../parts/secret/SecretShown';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

interface NewSecretDialogProps {
  id: number;
  onClose: () => void;
}

/** Creates a new secret; for one day, the old one signs as well. */
export function NewSecretDialog({ id, onClose }: NewSecretDialogProps) {
  const { t } = useTranslation('webhooks');
  const toast = useToast();
  const errorText = useErrorText();
  const [secret, setSecret] = useState<string | null>(null);
  const [renew, { isLoading }] = useRenewWebhookSecretMutation();
  const submit = async () => {
    const { data, error } = await renew({ id });
    if (data) setSecret(data.secret);
    else toast.error(errorText(error));
  };
  return (
    <DialogFrame title={t(secret === null ? 'secret.new' : 'secret.title')} onClose={onClose}>
      {secret === null ? (
        <DialogForm
          submitLabel={t('secret.make')}
          busyLabel={t('saving')}
          isBusy={isLoading}
          isDirty={false}
          onSubmit={() => void submit()}
          onClose={onClose}
        >
          <p>{t('secret.explain')}</p>
        </DialogForm>
      ) : (
        <SecretShown secret={secret} textsOf="webhooks" onClose={onClose} />
      )}
    </DialogFrame>
  );
}
