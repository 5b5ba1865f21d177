import type { NumberBounds } from '../text/read-number';

export const INVOICE_LANGUAGES = ['en', 'fr'] as const;
export type InvoiceLanguage = (typeof INVOICE_LANGUAGES)[number];

/** Longest payment terms, in days after the invoice date. */
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

/** Defaults: English, and the 30 days usual in the trade. */
export const INVOICE_DEFAULTS = { language: 'en', termsDays: 30 } as const;

export const INVOICE_PREFIX_MAX = 10;

/** Whether a text can be the prefix of invoice numbers: letters without accents, digits and hyphens. */
export function isInvoicePrefix(text: string): boolean {
  return /^[\dA-Za-z-]+$/.test(text) && text.length <= INVOICE_PREFIX_MAX;
}

/** The box in pixels that a logo is scaled to fit. At 4 bytes per pixel it takes at most 1 MB. */
export const LOGO_BOX = { width: 1000, height: 250 } as const;

export const MOST_REMINDERS = 5;
