import {
  PAYMENT_DAYS_BY,
  PUNCTUALITY_BY,
  REVENUE_BY,
  REVENUE_SORTS,
  type RevenueBy,
} from '@dispatch/domain/reports/report-kinds';
import { urlChoice, urlDay } from '../../ui/url/urlState';

/** The financial reports come first; a dispatcher has the others. */
export const MONEY_REPORTS = ['revenue', 'payment-days', 'expected-cash', 'losses'] as const;
export const JOB_REPORTS = ['punctuality', 'booked'] as const;
export const REPORTS = [...MONEY_REPORTS, ...JOB_REPORTS] as const;
export type ReportId = (typeof REPORTS)[number];

/** The breakdowns of each report; none where the rows are given. */
export const BREAKDOWNS: Readonly<Record<ReportId, readonly RevenueBy[]>> = {
  revenue: REVENUE_BY,
  'payment-days': PAYMENT_DAYS_BY,
  'expected-cash': [],
  losses: [],
  punctuality: PUNCTUALITY_BY,
  booked: [],
};

/** The reports of the coming weeks have no period. */
export function hasPeriod(report: ReportId): boolean {
  return report !== 'expected-cash' && report !== 'booked';
}

/** Module-level, so its identity is stable. Without days, the period is the last 12 months. */
export const REPORT_FIELDS = {
  report: urlChoice(['', ...REPORTS], ''),
  by: urlChoice(REVENUE_BY, 'month'),
  from: urlDay(),
  to: urlDay(),
  sort: urlChoice(REVENUE_SORTS, 'revenue'),
};
