import type { NumberBounds } from '../text/read-number';

/** What an invoice can be written in. */
export const INVOICE_LANGUAGES = ['en', 'fr'] as const;
export type InvoiceLanguage = (typeof INVOICE_LANGUAGES)[number];

/** Days after the date of an invoice within which it is to be paid. */
export const TERMS_MAX_DAYS = 365;
export const TERMS_DAYS = {
  min: 0,
  max: TERMS_MAX_DAYS,
  decimals: 0,
  unit: 'day',
} as const satisfies NumberBounds;

export function isTerms(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= 0 && Number(days) <= TERMS_MAX_DAYS;
}

/** What counts until the company says otherwise: English, and the thirty days that the trade is used to. */
export const INVOICE_DEFAULTS = { language: 'en', termsDays: 30 } as const;

export const INVOICE_PREFIX_MAX = 10;

/** Whether a text can stand before the numbers of invoices: letters without accents, digits and hyphens. */
export function isInvoicePrefix(text: string): boolean {
  return /^[\dA-Za-z-]+$/.test(text) && text.length <= INVOICE_PREFIX_MAX;
}

/** The box in pixels that a logo is fitted into: 4 bytes a pixel make 1 MB at most, whatever it shows. */
export const LOGO_BOX = { width: 1000, height: 250 } as const;

/** How often at most a customer is reminded of one invoice by itself. */
export const MOST_REMINDERS = 5;
