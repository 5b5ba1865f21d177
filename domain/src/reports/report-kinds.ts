/** The kinds of kept sums: of each customer, driver, lane, make of vehicle, and billed item. */
export const SUM_KINDS = ['customer', 'driver', 'lane', 'vehicle', 'item'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

/** The breakdowns of each report. */
export const REVENUE_BY = ['month', 'customer', 'driver', 'lane', 'vehicle', 'item'] as const;
export type RevenueBy = (typeof REVENUE_BY)[number];
export const PUNCTUALITY_BY = ['month', 'customer', 'driver', 'lane'] as const;
export type PunctualityBy = (typeof PUNCTUALITY_BY)[number];
export const PAYMENT_DAYS_BY = ['month', 'customer'] as const;
export type PaymentDaysBy = (typeof PAYMENT_DAYS_BY)[number];

/** By the largest amount, by growth, or by decline. Months are always in order. */
export const REVENUE_SORTS = ['revenue', 'growth', 'decline'] as const;
export type RevenueSort = (typeof REVENUE_SORTS)[number];

/** The value of lines and jobs of no driver, lane or make; and of lines for vehicles of several makes. */
export const NO_VALUE = '';
export const SEVERAL_MAKES = '*';
