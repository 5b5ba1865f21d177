import { BOOK_ACCOUNTS } from '@dispatch/domain/invoices/journal';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  useChangeBookAccountsMutation,
  useGetBookAccountsQuery,
  type BookAccounts as Accounts,
} from '../../../api/invoicing/books';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useRecordForm } from '../../../ui/form/sending/useRecordForm';
import { FormField } from '../../../ui/form/FormField';
import { StaleNotice } from '../../../ui/form/sending/StaleNotice';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import '../../../ui/text/type.css';
import { useTranslation } from '../../../ui/text/useTranslation';
import { accountsSchema, toPayload, toValues } from './accountsForm';

/** The names or numbers of the accounts in the company's books. */
export function BookAccounts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('books');
  const query = useGetBookAccountsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <DialogFrame title={t('accounts.title')} onClose={onClose}>
      {query.data && !query.isFetching ? (
        <AccountsForm accounts={query.data} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={5} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function AccountsForm({ accounts, onClose }: { accounts: Accounts; onClose: () => void }) {
  const { t } = useTranslation('books');
  const toast = useToast();
  const [change] = useChangeBookAccountsMutation();
  const { form, base, theirs, sending } = useRecordForm({
    place: 'book-accounts',
    record: accounts,
    resolver: zodResolver(accountsSchema),
    toValues,
    save: (values, { version }) =>
      change({ bookAccountsChanges: toPayload(values), ...ifMatch(version) }),
    onSaved: () => {
      toast.success(t('accounts.saved'));
      onClose();
    },
  });
  return (
    <DialogForm
      {...sending}
      submitLabel={t('accounts.save')}
      busyLabel={t('accounts.saving')}
      onClose={onClose}
    >
      <StaleNotice
        resource="books"
        id={null}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({
          label: t(`accounts.of.${name}`),
          text: value,
        })}
      />
      <p className="type-body">{t('accounts.hint')}</p>
      {BOOK_ACCOUNTS.map((account) => (
        <FormField
          key={account}
          control={form.control}
          name={account}
          label={t(`accounts.of.${account}`)}
          help={t(`accounts.help.${account}`)}
          maxLength={TEXT_MAX.bookAccount}
          autoComplete="off"
        />
      ))}
    </DialogForm>
  );
}
