import { addDays } from '../time/company-period';
import { daysOverdue } from './invoice-status';

/** Age of a debt: not yet due, up to 30, 60 or 90 days overdue, or older. */
export const AGES = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const;
export type Age = (typeof AGES)[number];

/** The last day overdue of each age except the oldest. */
const LAST_DAYS = [0, 30, 60, 90] as const;

/** Both dates are 'YYYY-MM-DD' in the company's time zone. */
export function ageOf(dueDate: string, today: string): Age {
  const days = daysOverdue(dueDate, today);
  const place = LAST_DAYS.findIndex((last) => days <= last);
  return AGES[place] ?? 'over90';
}

/** The first due date of each age except the oldest, the youngest age first. Later due dates are younger. */
export function firstDueDates(today: string): readonly string[] {
  return LAST_DAYS.map((days) => addDays(today, -days));
}
