import { zodResolver } from '@hookform/resolvers/zod';
import { TOKEN_NAME_MAX } from '@dispatch/domain/people/api-tokens';
import { useAddServiceAccountMutation } from '../../api/accounts/tokens';
import { useConfirmed } from '../../parts/account/confirm/useConfirmed';
import { FormField } from '../../ui/form/FormField';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';
import { accountSchema } from './tokenForm';

export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apiAccess');
  const [add] = useAddServiceAccountMutation();
  const { confirmed, question } = useConfirmed();
  return (
    <>
      <NewRecordDialog
        texts={{
          ...{ title: t('accounts.add'), submit: t('accounts.add') },
          ...{ busy: t('making'), done: t('accounts.added') },
        }}
        place="new-account"
        resolver={zodResolver(accountSchema)}
        defaultValues={{ name: '' }}
        send={({ name }, once) =>
          confirmed(() => add({ newServiceAccount: { name: name.trim() }, ...once }))
        }
        onClose={onClose}
      >
        <FormField<{ name: string }>
          name="name"
          label={t('accounts.name')}
          maxLength={TOKEN_NAME_MAX}
          autoFocus
        />
      </NewRecordDialog>
      {question}
    </>
  );
}
