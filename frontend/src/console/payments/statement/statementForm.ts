import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';
import { daysOf } from '../../../parts/invoices/periods';
import { addressSchema } from '../../../parts/mail/addressForm';

const day = dateText.refine((value) => value !== '', 'payments:errors.date');
const order = { path: ['until'], message: 'payments:errors.order' };

export const statementDaysSchema = z
  .object({ from: day, until: day })
  .refine(({ from, until }) => from <= until, order);

export const statementSchema = addressSchema
  .extend({ from: day, until: day })
  .refine(({ from, until }) => from <= until, order);

export type StatementValues = z.infer<typeof statementSchema>;

/** The year to date; in January also the year before, which lists its open invoices. */
export function usualDays(today: string): { from: string; until: string } {
  const { from } = daysOf(today.slice(5, 7) === '01' ? 'lastYear' : 'thisYear', today);
  return { from, until: today };
}
