import { isSageNumber, type BookAccount } from '@dispatch/domain/invoices/journal';
import type { BookAccounts, TaxReport } from '../../../api/invoicing/books';

/** Accounts used in a period that lack a number; Sage 50 identifies accounts by number. */
export function accountsWithoutNumber(
  accounts: BookAccounts,
  { lines, writeOffs }: Pick<TaxReport, 'lines' | 'writeOffs'>,
): BookAccount[] {
  const has = (wanted: readonly string[]) => lines.some(({ name }) => wanted.includes(name));
  const needed: readonly BookAccount[] = [
    ...(['receivable', 'bank', 'revenue'] as const),
    ...(has(['GST', 'HST']) ? (['gst'] as const) : []),
    ...(has(['QST']) ? (['qst'] as const) : []),
    ...(writeOffs > 0 ? (['writeOff'] as const) : []),
  ];
  return needed.filter((account) => !isSageNumber(accounts[account]));
}
