/** A credit note reverses an invoice, wholly or in part; its amounts are negative. */
export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** `void`: a credit note reversed the whole invoice. */
export const INVOICE_STATUSES = ['draft', 'issued', 'partly-paid', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/**
 * The item of a line: the price of a job or unit, an accessorial charge, or a correction with its own
 * description.
 */
export const LINE_KINDS = ['transport', 'unit', 'charge', 'correction'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * Tax treatment of a job where its provinces do not decide it: it leaves or enters Canada, it is billed to another
 * carrier, or it is part of a move beyond Quebec. See `freightTaxes`.
 */
export const CARRIAGES = ['domestic', 'international', 'interline', 'beyond-quebec'] as const;
export type Carriage = (typeof CARRIAGES)[number];

/** Whether a customer gets an invoice for each job, or one for the jobs of a week or month. */
export const GATHERINGS = ['job', 'week', 'month'] as const;
export type Gathering = (typeof GATHERINGS)[number];

/** Quantities are stored in thousandths. */
export const QUANTITY_STEPS = 1000;

/** Units of a charge; for `percent` the price is a percentage of the job's transport price. */
export const CHARGE_UNITS = ['each', 'hour', 'day', 'km', 'percent'] as const;
export type ChargeUnit = (typeof CHARGE_UNITS)[number];
