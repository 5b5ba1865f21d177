/** The longest period of a report. */
export const REPORT_MONTHS_MAX = 36;
/** A period ends between these months: others cannot be compared with earlier ones, or have no bounds. */
export const REPORT_FIRST_END = '1900-01';
export const REPORT_LAST_END = '9998-12';

/** Months `YYYY-MM`, both included. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** The month of a calendar date `YYYY-MM-DD`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

function monthAt(number: number): string {
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** The month that many months later, or earlier for a negative number. */
export function addMonths(month: string, months: number): string {
  return monthAt(numberOf(month) + months);
}

/** Number of months from the first to the last, both included; 0 or less if reversed. */
export function countMonths({ from, to }: Months): number {
  return numberOf(to) - numberOf(from) + 1;
}

/** The months of a report: the last ones of too long a period. Null if it is reversed or out of reach. */
export function reportedMonths({ from, to }: Months): Months | null {
  if (from > to || to < REPORT_FIRST_END || to > REPORT_LAST_END) return null;
  const earliest = addMonths(to, 1 - REPORT_MONTHS_MAX);
  return { from: from < earliest ? earliest : from, to };
}

/** All months of a period, in order. */
export function monthsOf(period: Months): string[] {
  const count = Math.max(0, countMonths(period));
  return Array.from({ length: count }, (_, n) => addMonths(period.from, n));
}

/** The periods that a period is compared with: the one just before it, and the same months a year earlier. */
export function comparedMonths(period: Months): {
  readonly previous: Months;
  readonly lastYear: Months;
} {
  const shifted = (by: number) => ({
    from: addMonths(period.from, by),
    to: addMonths(period.to, by),
  });
  return { previous: shifted(-countMonths(period)), lastYear: shifted(-12) };
}

/** The same day of another month; its last day if it is shorter. */
export function sameDayIn(month: string, day: string): string {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0));
  return `${month}-${String(Math.min(Number(day.slice(8)), last.getUTCDate())).padStart(2, '0')}`;
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return sameDayIn(month, `${month}-31`);
}
