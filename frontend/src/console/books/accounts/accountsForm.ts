import { BOOK_ACCOUNTS } from '@dispatch/domain/invoices/journal';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { trimmed } from '@dispatch/domain/text/text';
import type { BookAccounts } from '../../../api/invoicing/books';
import type { BookAccountsChanges } from '../../../api/generated/endpoints';
import * as z from '../../../lib/schema';

const name = z.text(TEXT_MAX.bookAccount);

export const accountsSchema = z.object({
  receivable: name,
  bank: name,
  revenue: name,
  gst: name,
  qst: name,
  writeOff: name,
});

export type AccountsValues = z.infer<typeof accountsSchema>;

export function toValues(accounts: BookAccounts): AccountsValues {
  return {
    receivable: accounts.receivable ?? '',
    bank: accounts.bank ?? '',
    revenue: accounts.revenue ?? '',
    gst: accounts.gst ?? '',
    qst: accounts.qst ?? '',
    writeOff: accounts.writeOff ?? '',
  };
}

/** The request body; blank fields are cleared. */
export function toPayload(values: AccountsValues): BookAccountsChanges {
  return Object.fromEntries(BOOK_ACCOUNTS.map((account) => [account, trimmed(values[account])]));
}
