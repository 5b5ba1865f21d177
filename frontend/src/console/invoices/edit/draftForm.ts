import { CARRIAGES } from '@dispatch/domain/invoices/invoice';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { PROVINCE_CODES } from '@dispatch/domain/places/province';
import { isMoney } from '@dispatch/domain/text/money';
import { trimmed } from '@dispatch/domain/text/text';
import type { Invoice, InvoiceChanges } from '../../../api/invoicing/invoices';
import { dateText } from '../../../lib/dateText';
import { LANGUAGES } from '../../../lib/languages';
import * as z from '../../../lib/schema';

/** How a job is taxed: by its provinces, or by a manual choice. */
export const CARRIAGE_CHOICES = ['auto', ...CARRIAGES] as const;

/** Empty until it is chosen. */
export const PROVINCE_CHOICES = ['', ...PROVINCE_CODES] as const;

const provinceOf = (end: string | null) => PROVINCE_CODES.find((code) => code === end) ?? '';

const correction = z.object({
  description: z
    .text(TEXT_MAX.lineDescription)
    .refine((value) => value.trim() !== '', 'invoice:errors.description'),
  amount: z.custom<number | null>(
    (value) => typeof value === 'number' && value !== 0 && isMoney(Math.abs(value)),
    'invoice:errors.amount',
  ),
  taxable: z.boolean(),
  /** The job whose route determines the tax; by default the first one. */
  jobId: z.number().nullable(),
});

export const draftSchema = z.object({
  invoiceDate: dateText,
  termsDays: z.custom<number | null>(
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 365,
    'invoice:errors.terms',
  ),
  language: z.enum(LANGUAGES),
  poNumber: z.text(TEXT_MAX.poNumber),
  note: z.text(TEXT_MAX.invoiceNote, {}, true),
  jobs: z
    .array(
      z.object({
        jobId: z.number(),
        jobReference: z.string(),
        carriage: z.enum(CARRIAGE_CHOICES),
        price: z.custom<number | null>(
          (value) => value === null || isMoney(value),
          'invoice:errors.amount',
        ),
        origin: z.enum(PROVINCE_CHOICES),
        destination: z.enum(PROVINCE_CHOICES),
      }),
    )
    .min(1, 'invoice:errors.noJob'),
  corrections: z.array(correction),
});

export type DraftValues = z.infer<typeof draftSchema>;

/** A job that was just added; its values show once the draft is saved. */
export const NO_VALUES = { carriage: 'auto', price: null, origin: '', destination: '' } as const;

export const NO_CORRECTION: DraftValues['corrections'][number] = {
  description: '',
  amount: null,
  taxable: true,
  jobId: null,
};

export function toValues(invoice: Invoice): DraftValues {
  return {
    invoiceDate: invoice.invoiceDate ?? '',
    termsDays: invoice.termsDays,
    language: invoice.language,
    poNumber: invoice.poNumber ?? '',
    note: invoice.note ?? '',
    jobs: invoice.jobs.map(({ jobId, jobReference, carriage, price, origin, destination }) => ({
      jobId,
      jobReference,
      carriage: carriage ?? 'auto',
      price,
      origin: provinceOf(origin),
      destination: provinceOf(destination),
    })),
    corrections: invoice.lines
      .filter(({ kind }) => kind === 'correction')
      .map(({ description, amount, taxable, jobId }) => ({ description, amount, taxable, jobId })),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const carriageOf = ({ carriage }: DraftValues['jobs'][number]) =>
  carriage === 'auto' ? null : carriage;

type DraftJob = DraftValues['jobs'][number];

/** The jobs of the draft and how they are taxed. */
const placesOf = (jobs: readonly DraftJob[]) =>
  jobs.map((job) => ({ jobId: job.jobId, carriage: carriageOf(job) }));

/** The changes of the jobs themselves. */
function jobChanges(jobs: readonly DraftJob[], before: readonly DraftJob[]) {
  return jobs.flatMap(({ jobId, price, origin, destination }) => {
    const old = before.find((job) => job.jobId === jobId);
    const changes = {
      ...(price !== (old?.price ?? null) && { price }),
      ...(origin && origin !== old?.origin && { origin }),
      ...(destination && destination !== old?.destination && { destination }),
    };
    return Object.keys(changes).length === 0 ? [] : [{ jobId, ...changes }];
  });
}

/** The request body: only changes, so that values from the customer's settings continue to follow them. */
export function toChanges(values: DraftValues, before: DraftValues): InvoiceChanges {
  const changedJobs = jobChanges(values.jobs, before.jobs);
  const isNew = (name: keyof DraftValues) => !isSame(values[name], before[name]);
  return {
    ...(isNew('invoiceDate') && { invoiceDate: values.invoiceDate || null }),
    ...(isNew('termsDays') && { termsDays: values.termsDays }),
    ...(isNew('language') && { language: values.language }),
    ...(isNew('poNumber') && { poNumber: trimmed(values.poNumber) }),
    ...(isNew('note') && { note: trimmed(values.note) }),
    ...(!isSame(placesOf(values.jobs), placesOf(before.jobs)) && {
      jobIds: values.jobs.map(({ jobId }) => jobId),
      carriages: placesOf(values.jobs),
    }),
    ...(changedJobs.length > 0 && { jobs: changedJobs }),
    ...(isNew('corrections') && {
      corrections: values.corrections.map(({ description, amount, taxable, jobId }) => ({
        description: description.trim(),
        amount: amount ?? 0,
        taxable,
        jobId,
      })),
    }),
  };
}
