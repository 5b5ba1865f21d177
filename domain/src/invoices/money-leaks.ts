/** The ways in which money is about to be lost. */
export const MONEY_LEAKS = [
  'not-invoiced',
  'no-price',
  'no-report',
  'charge-not-invoiced',
  'reported-not-charged',
  'price-differs',
  'not-sent',
  'not-delivered-mail',
  'overdue',
] as const;
export type MoneyLeak = (typeof MONEY_LEAKS)[number];

/** What drivers reported longer ago than this is not charged any more. */
export const REPORTED_WITHIN_DAYS = 90;

/** Prices are compared with invoices of so many days: older books are closed. */
export const COMPARED_WITHIN_DAYS = 365;
