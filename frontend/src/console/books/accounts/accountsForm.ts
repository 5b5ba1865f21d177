import { TEXT_MAX } from '@dispatch/domain/limits';
import type { BookAccounts } from '../../../api/invoicing/books';
import type { BookAccountsChanges } from '../../../api/generated/endpoints';
import { shownTexts, storedTexts } from '../../../lib/formTexts';
import * as z from '../../../lib/schema';

const name = z.text(TEXT_MAX.bookAccount);

const TEXTS = { receivable: name, bank: name, revenue: name, gst: name, qst: name, writeOff: name };

export const accountsSchema = z.object(TEXTS);

export type AccountsValues = z.infer<typeof accountsSchema>;

export function toValues(accounts: BookAccounts): AccountsValues {
  return shownTexts(accounts, TEXTS);
}

/** The request body; blank fields are cleared. */
export function toPayload(values: AccountsValues): BookAccountsChanges {
  return storedTexts(values, TEXTS);
}
