import { PRICE_MAX_CENTS } from '../limits';
import type { Tax } from '../tax/freight-tax';
import { type Way, missingEnds } from './carriage';
import type { Carriage } from './invoice';
import type { LackingPrice } from './invoice-lines';
import type { InvoiceTotals } from './invoice-totals';

export const DRAFT_PROBLEMS = [
  'nothing_billed',
  'not_delivered',
  'other_customer',
  'no_price',
  'no_delivered_price',
  'no_origin',
  'no_destination',
  'po_missing',
  'address_missing',
  'gst_number_missing',
  'qst_number_missing',
  'below_zero',
  'too_large',
] as const;
export type DraftProblemCode = (typeof DRAFT_PROBLEMS)[number];

/**
 * From this total on, the buyer can claim tax credits only if the invoice has their name and address: Input Tax
 * Credit Information (GST/HST) Regulations; Revenu Québec, "Preparing Invoices".
 */
export const BUYER_NAMED_FROM_CENTS = 50_000;

export interface DraftProblem {
  readonly code: DraftProblemCode;
  /** The job concerned; null for the whole draft. */
  readonly jobId: number | null;
}

interface JobOfDraft extends Way {
  readonly id: number;
  /** Whether it is delivered and not deleted, or cancelled with a dry-run charge. */
  readonly isDelivered: boolean;
  readonly isOfCustomer: boolean;
  readonly carriage: Carriage;
  readonly lacks: LackingPrice | null;
  readonly hasPoNumber: boolean;
}

export interface DraftFacts {
  readonly jobs: readonly JobOfDraft[];
  readonly amounts: readonly number[];
  readonly totals: InvoiceTotals;
  readonly isExempt: boolean;
  readonly poRequired: boolean;
  readonly poNumber: string | null;
  readonly hasAddress: boolean;
  readonly gstNumber: string | null;
  readonly qstNumber: string | null;
}

/** Problems to fix before a draft can be issued: first of each job, then of the whole draft. */
export function draftProblems(draft: DraftFacts): DraftProblem[] {
  const ofJobs = draft.jobs.flatMap((job) =>
    jobProblems(job, draft).map((code) => ({ code, jobId: job.id })),
  );
  return [...ofJobs, ...wholeProblems(draft).map((code) => ({ code, jobId: null }))];
}

function when(is: boolean, code: DraftProblemCode): DraftProblemCode[] {
  return is ? [code] : [];
}

function jobProblems(job: JobOfDraft, draft: DraftFacts): DraftProblemCode[] {
  const missing = draft.isExempt ? [] : missingEnds(job.carriage, job);
  const hasPo = draft.poNumber !== null || job.hasPoNumber;
  return [
    ...when(!job.isDelivered, 'not_delivered'),
    ...when(!job.isOfCustomer, 'other_customer'),
    ...when(job.lacks === 'price', 'no_price'),
    ...when(job.lacks === 'delivered-price', 'no_delivered_price'),
    ...missing.map((end) => `no_${end}` as const),
    ...when(draft.poRequired && !hasPo, 'po_missing'),
  ];
}

function wholeProblems(draft: DraftFacts): DraftProblemCode[] {
  const { subtotalCents, totalCents, taxes } = draft.totals;
  const charges = (names: readonly Tax['name'][]) =>
    taxes.some(({ name, cents }) => cents !== 0 && names.includes(name));
  const largest = Math.max(...[...draft.amounts, subtotalCents, totalCents].map(Math.abs));
  return [
    ...when(draft.amounts.length === 0, 'nothing_billed'),
    ...when(totalCents >= BUYER_NAMED_FROM_CENTS && !draft.hasAddress, 'address_missing'),
    ...when(charges(['GST', 'HST']) && draft.gstNumber === null, 'gst_number_missing'),
    ...when(charges(['QST']) && draft.qstNumber === null, 'qst_number_missing'),
    ...when(totalCents < 0, 'below_zero'),
    ...when(largest > PRICE_MAX_CENTS, 'too_large'),
  ];
}
