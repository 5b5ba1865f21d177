/** Ways of losing money that the dashboard reports. */
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

/** Driver reports older than this are not charged any more. */
export const REPORTED_WITHIN_DAYS = 90;

/** Prices are compared with invoices of this many days: older periods are closed. */
export const COMPARED_WITHIN_DAYS = 365;
