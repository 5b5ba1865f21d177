import { BOOK_ACCOUNTS } from '@dispatch/domain/invoices/journal';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import {
  useChangeBookAccountsMutation,
  useGetBookAccountsQuery,
  type BookAccounts,
} from '../../../api/invoicing/books';
import { ifMatch } from '../../../api/request/requestHeaders';
import { FormField } from '../../../ui/form/FormField';
import { RecordDialog } from '../../../ui/record/RecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { BookAccountsChanges } from '../../../api/generated/endpoints';
import { shownTexts, storedTexts } from '../../../lib/formTexts';
import * as z from '../../../lib/schema';

const name = z.text(TEXT_MAX.bookAccount);

const TEXTS = { receivable: name, bank: name, revenue: name, gst: name, qst: name, writeOff: name };

const accountsSchema = z.object(TEXTS);

type AccountsValues = z.infer<typeof accountsSchema>;

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

function toValues(accounts: BookAccounts): AccountsValues {
  return shownTexts(accounts, TEXTS);
}

/** The request body; blank fields are cleared. */
function toPayload(values: AccountsValues): BookAccountsChanges {
  return storedTexts(values, TEXTS);
}
