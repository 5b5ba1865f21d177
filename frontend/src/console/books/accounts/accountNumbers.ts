import { isSageNumber, type BookAccount } from '@dispatch/domain/invoices/journal';
import type { BookAccounts, TaxReport } from '../../../api/invoicing/books';

/** Accounts used in a period that lack a number; Sage 50 identifies accounts by number. */
export function accountsWithoutNumber(
  accounts: BookAccounts,
  taxes: TaxReport['lines'],
): BookAccount[] {
  const has = (wanted: readonly string[]) => taxes.some(({ name }) => wanted.includes(name));
  const needed: readonly BookAccount[] = [
    ...(['receivable', 'bank', 'revenue'] as const),
    ...(has(['GST', 'HST']) ? (['gst'] as const) : []),
    ...(has(['QST']) ? (['qst'] as const) : []),
  ];
  return needed.filter((account) => !isSageNumber(accounts[account]));
}
