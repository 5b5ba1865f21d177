import { fieldError } from '../errors';
import { PRICE_MAX_CENTS } from '../limits';
import { isMoney, toCents, toDollars } from '../text/money';
import { type ChargeUnit, QUANTITY_STEPS } from './invoice';

/** Thousandths of a percent. */
const PERCENT_STEPS = 1000;
const WHOLE = 100 * PERCENT_STEPS;
/** Thousandths of a unit. */
const QUANTITY_MAX = 99_999_999;
/** The quantity of a percentage charge: it applies once. */
export const ONCE = QUANTITY_STEPS;

export interface ChargeTerms {
  readonly unit: ChargeUnit;
  /** Thousandths of a unit. */
  readonly quantity: number;
  /** Cents per unit; for percent, thousandths of a percent of what the transport is billed. */
  readonly price: number;
}

/** `amount * part / whole`, half a cent up. Exact even if the product exceeds the safe integers. */
function partOf(amount: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
}

/** Cents of a charge, rounded once; null for a percentage of a missing transport price. */
export function chargeCents(
  { unit, quantity, price }: ChargeTerms,
  transportCents: number | null,
): number | null {
  if (unit !== 'percent') return partOf(price, quantity, QUANTITY_STEPS);
  return transportCents === null ? null : partOf(transportCents, price, WHOLE);
}

/** A number with at most three decimals as whole thousandths; null for any other. */
function toThousandths(number: number): number | null {
  const thousandths = Math.round(number * 1000);
  return thousandths / 1000 === number ? thousandths : null;
}

/** Thousandths of a quantity from 0.001 to 99,999.999; null if it is outside this range. */
export function toQuantity(number: number): number | null {
  const thousandths = toThousandths(number);
  if (thousandths === null || thousandths < 1 || thousandths > QUANTITY_MAX) return null;
  return thousandths;
}

export function fromQuantity(thousandths: number): number {
  return thousandths / QUANTITY_STEPS;
}

/** Whether the price is valid for the unit: dollars, or a percentage from 0 to 100 with at most three decimals. */
export function isPriceOf(unit: ChargeUnit, given: unknown): given is number {
  if (unit !== 'percent') return isMoney(given);
  const thousandths = typeof given === 'number' ? toThousandths(given) : null;
  return thousandths !== null && thousandths >= 0 && thousandths <= WHOLE;
}

/**
 * The price to store, from dollars or a percentage.
 * @throws AppError 400 on `price`
 */
export function priceToKeep(unit: ChargeUnit, given: number): number {
  if (!isPriceOf(unit, given))
    throw fieldError('price', unit === 'percent' ? 'not_percent' : 'not_money');
  return unit === 'percent' ? Math.round(given * PERCENT_STEPS) : toCents(given);
}

/** The stored price as dollars or as a percentage. */
export function priceToShow(unit: ChargeUnit, price: number): number {
  return unit === 'percent' ? price / PERCENT_STEPS : toDollars(price);
}

/**
 * @throws AppError 400 on `quantity` for a percentage with a quantity other than one, or for an amount above the
 * largest price
 */
export function assertCharge(charge: ChargeTerms): void {
  if (charge.unit === 'percent' && charge.quantity !== ONCE)
    throw fieldError('quantity', 'quantity_of_percent');
  if ((chargeCents(charge, 0) ?? 0) > PRICE_MAX_CENTS) throw fieldError('quantity', 'too_large');
}
