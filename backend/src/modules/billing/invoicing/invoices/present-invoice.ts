import { fromQuantity, priceToShow } from '@dispatch/domain/invoices/charge';
import { deliveredPrice } from '@dispatch/domain/invoices/delivered-price';
import type { BilledJob, BilledLine } from '@dispatch/domain/invoices/invoice-lines';
import { balanceOf, daysOverdue, isOpen } from '@dispatch/domain/invoices/invoice-status';
import { writableOff } from '@dispatch/domain/invoices/write-off';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import type { Tax } from '@dispatch/domain/tax/freight-tax';
import { toPercent } from '@dispatch/domain/tax/rates';
import { toDollars } from '@dispatch/domain/text/money';
import type { DraftContent } from './draft/draft-content';
import type { InvoiceRow, JobOnInvoice } from './invoice-row';
import type { InvoiceAnswer, InvoiceSummaryAnswer } from './invoice.schema';
import type { Parties } from './parties';

/** The billed content of an invoice: calculated for a draft, stored for an issued one. */
export interface InvoiceContent extends Pick<
  DraftContent,
  'parties' | 'language' | 'termsDays' | 'problems' | 'jobs'
> {
  readonly lines: readonly (BilledLine & { readonly id: number | null })[];
  readonly taxes: readonly Tax[];
}

interface InvoiceSurroundings extends Pick<InvoiceAnswer, 'creditNotes'> {
  readonly jobs: readonly JobOnInvoice[];
  /** The company's limit for write-offs. */
  readonly writeOffCents: number | null;
}

const referenceOf = (jobId: number | null) => (jobId === null ? null : jobReference(jobId));

/** The sums and dates of an invoice in a list. A draft's values follow its jobs. */
export function presentSummary(
  row: InvoiceRow,
  draft: DraftContent | null,
  today: string,
): InvoiceSummaryAnswer {
  const sums = draft === null ? row : draft.totals;
  const isInvoice = row.kind === 'invoice';
  const isOwed = isInvoice && isOpen(row.status);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    reference: row.reference,
    correctsId: row.correctsId,
    customerId: row.customerId,
    customerName: row.customerName,
    invoiceDate: row.invoiceDate,
    dueDate: row.dueDate,
    jobCount: row.jobCount,
    poNumber: row.poNumber,
    subtotal: toDollars(sums.subtotalCents),
    tax: toDollars(sums.taxCents),
    total: toDollars(sums.totalCents),
    balance: isInvoice && draft === null ? toDollars(balanceOf(row)) : 0,
    overdueDays: isOwed && row.dueDate !== null ? daysOverdue(row.dueDate, today) : 0,
    problems: draft?.problems.length ?? 0,
    isUndelivered: row.isUndelivered,
    createdAt: row.createdAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** The full answer of one invoice. */
export function presentInvoice(
  row: InvoiceRow,
  summary: InvoiceSummaryAnswer,
  content: InvoiceContent,
  { jobs, creditNotes, writeOffCents }: InvoiceSurroundings,
): InvoiceAnswer {
  const writeOff = writableOff(row, writeOffCents);
  const { billTo, exemptCertificate } = content.parties;
  return {
    ...summary,
    language: content.language,
    termsDays: content.termsDays,
    note: row.note,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    billTo,
    exemptCertificate,
    jobs: jobs.map(({ jobId, carriage }) => ({
      jobId,
      jobReference: jobReference(jobId),
      carriage,
      ...draftedJob(content.jobs.find(({ id }) => id === jobId)),
    })),
    lines: content.lines.map(presentLine),
    taxes: content.taxes.map(({ name, province, rate, baseCents, cents }) => ({
      name,
      province,
      rate: toPercent(rate),
      base: toDollars(baseCents),
      amount: toDollars(cents),
    })),
    paid: toDollars(row.paidCents),
    credited: toDollars(row.creditedCents),
    writeOff: writeOff === null ? null : toDollars(writeOff),
    issuedBy: row.issuedByName,
    pdfHash: row.pdfHash,
    creditNotes,
    problemList: content.problems.map(({ code, jobId }) => ({
      code,
      jobId,
      jobReference: referenceOf(jobId),
    })),
  };
}

/** The present state of a job on a draft. */
function draftedJob(job: BilledJob | undefined) {
  const cents = job ? deliveredPrice(job.priceCents, job.units) : null;
  return {
    price: cents === null ? null : toDollars(cents),
    origin: job?.origin ?? null,
    destination: job?.destination ?? null,
  };
}

function presentLine(line: InvoiceContent['lines'][number]): InvoiceAnswer['lines'][number] {
  const { quantity, price, amountCents, ...rest } = line;
  return {
    ...rest,
    jobReference: referenceOf(line.jobId),
    quantity: fromQuantity(quantity),
    price: priceToShow(line.unit, price),
    amount: toDollars(amountCents),
  };
}

/** As stored when the invoice was issued. */
export function partiesOf({ parties }: Pick<InvoiceRow, 'parties'>): Parties {
  if (parties === null) throw new Error('An issued invoice has no parties.');
  return JSON.parse(parties) as Parties; // written by `JSON.stringify` of the same
}
