import type { ProvinceCode } from '../places/province';

/** Taxes on freight in Canada. Provincial sales taxes are not charged: see `freight-tax.ts`. */
export type TaxName = 'GST' | 'HST' | 'QST';

interface Dated {
  /** First day, 'YYYY-MM-DD'. */
  readonly from: string;
  /** In thousandths of a percent, so that 9.975 % is a whole number. */
  readonly rate: number;
}

/**
 * The first day with known rates. Prince Edward Island's present rate began on it; all others except Nova Scotia's
 * are older.
 */
export const FIRST_TAX_DATE = '2016-10-01';

/** Excise Tax Act, section 165(1). */
export const GST_RATE = 5_000;
/** Act respecting the Québec sales tax, section 16; on the price before GST. */
export const QST_RATE = 9_975;

/**
 * Provinces with HST, by date, the latest first: Excise Tax Act, section 165(2) and Schedule VIII; Canada Revenue
 * Agency, "GST/HST rates by province" (Nova Scotia: 14 % from 1 April 2025).
 */
const HST_RATES: Readonly<Partial<Record<ProvinceCode, readonly Dated[]>>> = {
  NB: [{ from: FIRST_TAX_DATE, rate: 15_000 }],
  NL: [{ from: FIRST_TAX_DATE, rate: 15_000 }],
  NS: [
    { from: '2025-04-01', rate: 14_000 },
    { from: FIRST_TAX_DATE, rate: 15_000 },
  ],
  ON: [{ from: FIRST_TAX_DATE, rate: 13_000 }],
  PE: [{ from: FIRST_TAX_DATE, rate: 15_000 }],
};

/** HST of a province on a day, in thousandths of a percent; null in provinces with only GST. */
export function hstRate(province: ProvinceCode, date: string): number | null {
  return HST_RATES[province]?.find(({ from }) => from <= date)?.rate ?? null;
}

/** Thousandths of a percent as percent. */
export function toPercent(rate: number): number {
  return rate / 1000;
}
