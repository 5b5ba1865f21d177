import { sumCents, toDollars } from '@dispatch/domain/text/money';
import type { Receivable } from '../../../api/invoicing/payments';
import { cents } from '../take/applied';

/** From not yet due to longest overdue. */
export const AGES = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const;

/** The amounts summed over all customers. */
export const SUMMED = ['balance', ...AGES] as const;

export type ReceivableRow = Receivable & { readonly id: number };

/** The sum over all customers, in dollars. */
export function sumOf(receivables: readonly Receivable[], name: (typeof SUMMED)[number]): number {
  return toDollars(sumCents(receivables.map((row) => cents(row[name]))));
}

/** The overdue part of the balance, in dollars. */
export function overdueOf(row: Receivable): number {
  const [, ...overdue] = AGES;
  return toDollars(sumCents(overdue.map((age) => cents(row[age]))));
}
