import { zodResolver } from '@hookform/resolvers/zod';
import { permissionsOf } from '@dispatch/domain/people/permissions';
import { scopesOf, SERVICE_HOLDER } from '@dispatch/domain/people/scopes';
import { TOKEN_NAME_MAX } from '@dispatch/domain/people/api-tokens';
import { useState } from 'react';
import { useSession } from '../../api/accounts/session';
import { useMakeOwnTokenMutation, useMakeServiceTokenMutation } from '../../api/accounts/tokens';
import { useConfirmed } from '../../parts/account/confirm/useConfirmed';
import { SecretShown } from '../../parts/secret/SecretShown';
import { FormCheckBoxes } from '../../ui/form/FormCheckBoxes';
import { FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { DialogForm } from '../../ui/over/DialogForm';
import { useSendForm } from '../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { DAYS_OFFERED, NO_TOKEN, tokenSchema, toNewToken } from './tokenForm';
import { useScopeWords } from './useScopeWords';

interface NewTokenDialogProps {
  /** Null for the user's own token. */
  accountId: number | null;
  onClose: () => void;
}

export function NewTokenDialog({ accountId, onClose }: NewTokenDialogProps) {
  const { t } = useTranslation('apiAccess');
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <DialogFrame title={t(secret === null ? 'new' : 'secret.title')} onClose={onClose}>
      {secret === null ? (
        <NewTokenForm accountId={accountId} onMade={setSecret} onClose={onClose} />
      ) : (
        <SecretShown secret={secret} textsOf="apiAccess" onClose={onClose} />
      )}
    </DialogFrame>
  );
}

interface NewTokenFormProps extends NewTokenDialogProps {
  onMade: (secret: string) => void;
}

function NewTokenForm({ accountId, onMade, onClose }: NewTokenFormProps) {
  const { t } = useTranslation('apiAccess');
  const { number } = useFormat();
  const { user } = useSession();
  const [makeOwn] = useMakeOwnTokenMutation();
  const [makeFor] = useMakeServiceTokenMutation();
  const { confirmed, question } = useConfirmed();
  const wordsOf = useScopeWords();
  const { form, sending } = useSendForm({
    place: `account-${accountId ?? 'own'}-token`,
    resolver: zodResolver(tokenSchema),
    defaultValues: NO_TOKEN,
    send: (values) => {
      const newToken = toNewToken(values);
      return confirmed(() =>
        accountId === null ? makeOwn({ newToken }) : makeFor({ id: accountId, newToken }),
      );
    },
    onSent: ({ secret }) => onMade(secret),
  });
  const holder = accountId === null ? { permissions: permissionsOf(user) } : SERVICE_HOLDER;
  return (
    <>
      <DialogForm {...sending} submitLabel={t('make')} busyLabel={t('making')} onClose={onClose}>
        <FormField
          control={form.control}
          name="name"
          label={t('fields.name')}
          help={t('nameHint')}
          maxLength={TOKEN_NAME_MAX}
          autoFocus
        />
        <FormSelect
          control={form.control}
          name="days"
          label={t('fields.days')}
          options={DAYS_OFFERED.map((days) => ({
            value: String(days),
            label: t('days', { count: days, shown: number(days) }),
          }))}
        />
        <FormCheckBoxes
          control={form.control}
          name="scopes"
          label={t('fields.scopes')}
          options={scopesOf(holder)}
          labelOf={wordsOf}
          isWide
        />
      </DialogForm>
      {question}
    </>
  );
}
