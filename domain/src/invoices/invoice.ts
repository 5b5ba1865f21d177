/** A credit note takes an invoice back, whole or in part; its amounts are below nothing. */
export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** How far an invoice is. `void` is one that a credit note took back whole. */
export const INVOICE_STATUSES = ['draft', 'issued', 'partly-paid', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/**
 * What a line charges for: a job's price, the price of one unit, an accessorial charge, or a correction in words of
 * its own.
 */
export const LINE_KINDS = ['transport', 'unit', 'charge', 'correction'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * How the carriage of a job is taxed, where its provinces do not tell: it leaves or enters Canada, it is billed to
 * another carrier, or it is part of a move that goes beyond Quebec. See `freightTaxes`.
 */
export const CARRIAGES = ['domestic', 'international', 'interline', 'beyond-quebec'] as const;
export type Carriage = (typeof CARRIAGES)[number];

/** Whether a customer gets an invoice for each job, or one for the jobs of a week or month. */
export const GATHERINGS = ['job', 'week', 'month'] as const;
export type Gathering = (typeof GATHERINGS)[number];

/** Quantities are kept in thousandths. */
export const QUANTITY_STEPS = 1000;

/** What a charge is counted in; of `percent` the price is a part of the job's transport price. */
export const CHARGE_UNITS = ['each', 'hour', 'day', 'km', 'percent'] as const;
export type ChargeUnit = (typeof CHARGE_UNITS)[number];
