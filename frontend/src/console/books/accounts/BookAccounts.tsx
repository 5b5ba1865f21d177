import { BOOK_ACCOUNTS } from '@dispatch/domain/invoices/journal';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import {
  useChangeBookAccountsMutation,
  useGetBookAccountsQuery,
} from '../../../api/invoicing/books';
import { ifMatch } from '../../../api/request/requestHeaders';
import { FormField } from '../../../ui/form/FormField';
import { RecordDialog } from '../../../ui/record/RecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { accountsSchema, toPayload, toValues, type AccountsValues } from './accountsForm';

/** The names or numbers of the accounts in the company's books. */
export function BookAccounts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('books');
  const query = useGetBookAccountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change] = useChangeBookAccountsMutation();
  return (
    <RecordDialog
      texts={{
        ...{ title: t('accounts.title'), submit: t('accounts.save') },
        ...{ busy: t('accounts.saving'), done: t('accounts.saved') },
      }}
      query={query}
      record={query.isFetching ? undefined : query.data}
      rows={5}
      place="book-accounts"
      resolver={zodResolver(accountsSchema)}
      toValues={toValues}
      save={(values, { version }) =>
        change({ bookAccountsChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'books', id: null }}
      inWords={({ name, value }) => ({ label: t(`accounts.of.${name}`), text: value })}
      onClose={onClose}
    >
      <AccountFields />
    </RecordDialog>
  );
}

function AccountFields() {
  const { t } = useTranslation('books');
  const { control } = useFormContext<AccountsValues>();
  return (
    <>
      <p className="type-body">{t('accounts.hint')}</p>
      {BOOK_ACCOUNTS.map((account) => (
        <FormField
          key={account}
          control={control}
          name={account}
          label={t(`accounts.of.${account}`)}
          help={t(`accounts.help.${account}`)}
          maxLength={TEXT_MAX.bookAccount}
        />
      ))}
    </>
  );
}
