import {
  addMonths,
  lastDayOf,
  monthOf,
  type Months,
  REPORT_MONTHS_MAX,
  reportedMonths,
} from '@dispatch/domain/reports/report-months';
import { type Days, daysOf, PERIODS } from '../../parts/invoices/periods';

const USUAL_MONTHS = 12;

export const REPORT_PERIODS = ['last12', ...PERIODS] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The months of a period up to the current one. */
export function monthsOfPeriod(period: ReportPeriod, today: string): Months {
  const current = monthOf(today);
  if (period === 'last12') return { from: addMonths(current, 1 - USUAL_MONTHS), to: current };
  const { from, to } = daysOf(period, today);
  const last = monthOf(to);
  return { from: monthOf(from), to: last > current ? current : last };
}

/** The months in the address as the server answers them, or else the last 12. */
export function shownMonths({ from, to }: Days, today: string): Months {
  const asked = from === '' || to === '' || from > to ? null : { from, to };
  const months = asked && reportedMonths({ from: monthOf(asked.from), to: monthOf(asked.to) });
  return months ?? monthsOfPeriod('last12', today);
}

export function daysOfMonths({ from, to }: Months): Days {
  return { from: `${from}-01`, to: lastDayOf(to) };
}

/** The months to choose from, the newest first. */
export function choosableMonths(today: string, shown: Months): string[] {
  const recent = Array.from({ length: REPORT_MONTHS_MAX }, (_, n) => addMonths(monthOf(today), -n));
  return [...new Set([...recent, shown.from, shown.to])].sort().toReversed();
}
