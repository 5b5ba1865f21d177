import { BOOK_ACCOUNTS } from '@dispatch/domain/invoices/journal';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  useChangeBookAccountsMutation,
  useGetBookAccountsQuery,
  type BookAccounts as Accounts,
} from '../../../api/books';
import { ifMatch } from '../../../api/request/requestHeaders';
import { FormField } from '../../../ui/form/FormField';
import { showServerProblems } from '../../../ui/form/serverProblems';
import { StaleNotice } from '../../../ui/form/StaleNotice';
import { useRebasedForm } from '../../../ui/form/useRebasedForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import '../../../ui/text/type.css';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { accountsSchema, toPayload, toValues, type AccountsValues } from './accountsForm';

/** What the accounts are called in the company's books. */
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
  const errorText = useErrorText();
  const [change, { isLoading }] = useChangeBookAccountsMutation();
  const form = useForm<AccountsValues>({
    resolver: zodResolver(accountsSchema),
    defaultValues: toValues(accounts),
  });
  const { base, theirs, rebase } = useRebasedForm(form, accounts, toValues);
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const bookAccountsChanges = toPayload(values);
    const { error } = await change({ bookAccountsChanges, ...ifMatch(base.version) });
    if (!error) {
      toast.success(t('accounts.saved'));
      onClose();
    } else if (!rebase(error)) {
      toast.error(errorText(error));
      showServerProblems(error, values, form.setError);
    }
  });
  return (
    <DialogForm
      submitLabel={t('accounts.save')}
      busyLabel={t('accounts.saving')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice
          key={base.version}
          resource="books"
          id={null}
          theirs={theirs.map(({ name, value }) => ({
            label: t(`accounts.of.${name}`),
            text: value,
          }))}
        />
      )}
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
