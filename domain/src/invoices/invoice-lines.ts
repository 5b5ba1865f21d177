import { chargeCents } from './charge';
import { deliveredPrice, isPricedByUnit } from './delivered-price';
import type { BilledCancellation } from './billable';
import type { Way } from './carriage';
import { type Carriage, type ChargeUnit, type LineKind, QUANTITY_STEPS } from './invoice';

export interface BilledUnit {
  readonly id: number;
  /** Year, make and model; null if unknown. */
  readonly title: string | null;
  /** The VIN, or its known end. */
  readonly vin: string | null;
  readonly poNumber: string | null;
  readonly priceCents: number | null;
  readonly isLeft: boolean;
}

export interface BilledCharge {
  readonly id: number;
  readonly name: string;
  readonly unit: ChargeUnit;
  /** In thousandths. */
  readonly quantity: number;
  /** Cents per unit; for percent, thousandths of a percent of the billed transport. */
  readonly price: number;
  readonly taxable: boolean;
}

export interface BilledJob extends Way {
  readonly id: number;
  readonly priceCents: number | null;
  readonly poNumber: string | null;
  readonly pickupCity: string | null;
  readonly dropoffCity: string | null;
  readonly carriage: Carriage;
  /** Delivery date `YYYY-MM-DD` in the company's time zone. */
  readonly deliveredOn: string | null;
  readonly units: readonly BilledUnit[];
  readonly charges: readonly BilledCharge[];
  /** Null unless the job is cancelled. */
  readonly cancellation: BilledCancellation | null;
}

export interface BilledLine extends Way {
  readonly kind: LineKind;
  readonly jobId: number | null;
  readonly unitId: number | null;
  readonly chargeId: number | null;
  readonly description: string;
  readonly vin: string | null;
  readonly poNumber: string | null;
  readonly pickupCity: string | null;
  readonly dropoffCity: string | null;
  readonly carriage: Carriage;
  readonly deliveredOn: string | null;
  /** In thousandths. */
  readonly quantity: number;
  readonly unit: ChargeUnit;
  readonly price: number;
  readonly amountCents: number;
  readonly taxable: boolean;
}

/** Line descriptions in one language; at most 300 characters each. */
export interface LineWords {
  /** Of a cancelled job. */
  readonly dryRun: string;
  ofUnit(title: string | null): string;
  /** For a job billed as one line: its number of vehicles and their known VINs. */
  ofJob(units: number, vins: readonly string[]): string;
}

/**
 * Something that only one invoice can bill: a unit, a charge, a job's single price line, or the dry-run charge of a
 * cancellation.
 */
export interface Claim {
  readonly kind: 'unit' | 'charge' | 'job' | 'dry-run';
  readonly subjectId: number;
}

export interface JobBilling {
  readonly lines: readonly BilledLine[];
  /** Empty if other invoices bill all of it. */
  readonly claims: readonly Claim[];
  /** The price that it needs before it can be billed here: of the job, or of its delivered units. */
  readonly lacks: LackingPrice | null;
}

export type LackingPrice = 'price' | 'delivered-price';

/**
 * The lines of an invoice for a job. Units left behind are not billed. Each delivered unit is a line if their prices add
 * up to what they are billed; otherwise that price is one line. Accessorial charges follow, including percentages of what
 * the transport is billed. Items that other invoices bill are left out; a single price line requires all units. For a
 * cancelled job, only the dry-run charge is billed.
 * @param correctionCents corrections of this invoice for the job, which percentages follow
 */
export function jobBilling(
  job: BilledJob,
  isTaken: (claim: Claim) => boolean,
  words: LineWords,
  correctionCents = 0,
): JobBilling {
  if (job.cancellation !== null) return dryRunBilling(job, job.cancellation, isTaken, words);
  const isFree = (kind: Claim['kind']) => (subject: { readonly id: number }) =>
    !isTaken(claimOf(kind)(subject));
  const charges = job.charges.filter(isFree('charge'));
  const transport = transportBilling(job, isFree, words);
  const price = deliveredPrice(job.priceCents, job.units);
  const base = price === null ? null : Math.max(0, price + correctionCents);
  const isUnknown = charges.some((charge) => chargeCents(charge, base) === null);
  return {
    lines: [...transport.lines, ...charges.map((charge) => chargeLine(job, charge, base))],
    claims: [...transport.claims, ...charges.map(claimOf('charge'))],
    lacks: transport.lacks ?? (isUnknown ? lacking(job) : null),
  };
}

const lacking = ({ priceCents }: BilledJob): LackingPrice =>
  priceCents === null ? 'price' : 'delivered-price';

const claimOf =
  (kind: Claim['kind']) =>
  ({ id }: { readonly id: number }): Claim => ({ kind, subjectId: id });

const NOTHING: JobBilling = { lines: [], claims: [], lacks: null };

function dryRunBilling(
  job: BilledJob,
  cancellation: BilledCancellation,
  isTaken: (claim: Claim) => boolean,
  words: LineWords,
): JobBilling {
  const claim = claimOf('dry-run')(cancellation);
  const cents = cancellation.dryRunChargeCents ?? 0;
  if (cents === 0 || isTaken(claim)) return NOTHING;
  const line = { ...ofJob(job), kind: 'charge', description: words.dryRun } as const;
  return { lines: [{ ...line, ...once(cents), taxable: true }], claims: [claim], lacks: null };
}

function transportBilling(
  job: BilledJob,
  isFree: (kind: Claim['kind']) => (subject: { readonly id: number }) => boolean,
  words: LineWords,
): JobBilling {
  if (!isFree('job')(job)) return NOTHING;
  const delivered = job.units.filter(({ isLeft }) => !isLeft);
  const isBegun = !job.units.every(isFree('unit'));
  if (isBegun || isPricedByUnit(job.priceCents, job.units)) {
    const free = delivered.filter(isFree('unit'));
    const priced = free.filter(({ priceCents }) => priceCents !== null);
    const lines = priced.map((unit) => unitLine(job, unit, words));
    const lacks = priced.length < free.length ? 'delivered-price' : null;
    return { lines, claims: free.map(claimOf('unit')), lacks };
  }
  const cents = deliveredPrice(job.priceCents, job.units);
  return {
    lines:
      cents === null || isOfNothing(job, cents)
        ? []
        : [transportLine(job, cents, delivered, words)],
    claims: [claimOf('job')(job), ...job.units.map(claimOf('unit'))],
    lacks: cents === null ? lacking(job) : null,
  };
}

/** Whether every unit was left behind, so that nothing was transported. */
function isOfNothing({ units }: BilledJob, cents: number): boolean {
  return cents === 0 && units.length > 0 && units.every(({ isLeft }) => isLeft);
}

function ofJob(job: BilledJob) {
  const { id, poNumber, pickupCity, dropoffCity, origin, destination, carriage, deliveredOn } = job;
  const way = { pickupCity, dropoffCity, origin, destination, carriage, deliveredOn };
  return { jobId: id, unitId: null, chargeId: null, vin: null, poNumber, ...way };
}

function once(cents: number) {
  return { quantity: QUANTITY_STEPS, unit: 'each', price: cents, amountCents: cents } as const;
}

function unitLine(job: BilledJob, unit: BilledUnit, words: LineWords): BilledLine {
  return {
    ...ofJob(job),
    kind: 'unit',
    unitId: unit.id,
    description: words.ofUnit(unit.title),
    vin: unit.vin,
    poNumber: unit.poNumber ?? job.poNumber,
    ...once(unit.priceCents ?? 0),
    taxable: true,
  };
}

function transportLine(
  job: BilledJob,
  cents: number,
  delivered: readonly BilledUnit[],
  words: LineWords,
): BilledLine {
  const [only] = delivered.length === 1 ? delivered : [];
  const vins = delivered.flatMap(({ vin }) => vin ?? []);
  return {
    ...ofJob(job),
    kind: 'transport',
    description: only ? words.ofUnit(only.title) : words.ofJob(delivered.length, vins),
    vin: only?.vin ?? null,
    poNumber: job.poNumber ?? only?.poNumber ?? null,
    ...once(cents),
    taxable: true,
  };
}

function chargeLine(job: BilledJob, charge: BilledCharge, base: number | null): BilledLine {
  const { id, name, unit, quantity, price, taxable } = charge;
  return {
    ...ofJob(job),
    kind: 'charge',
    chargeId: id,
    description: name,
    quantity,
    unit,
    price,
    amountCents: chargeCents(charge, base) ?? 0,
    taxable,
  };
}

/** A line with its own description, taxed by the route of a job. */
export interface Correction {
  readonly description: string;
  /** Negative for a refund. */
  readonly amountCents: number;
  readonly taxable: boolean;
}

export function correctionLine(correction: Correction, job: BilledJob): BilledLine {
  const { description, amountCents, taxable } = correction;
  return { ...ofJob(job), kind: 'correction', description, ...once(amountCents), taxable };
}
