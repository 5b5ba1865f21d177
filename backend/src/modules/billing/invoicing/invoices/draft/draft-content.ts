import { isBillable } from '@dispatch/domain/invoices/billable';
import { type CompanyText, companyTextIn } from '@dispatch/domain/invoices/company-text';
import { type DraftProblem, draftProblems } from '@dispatch/domain/invoices/draft-problems';
import {
  type BilledJob,
  type BilledLine,
  type Claim,
  type Correction,
  correctionLine,
  type JobBilling,
} from '@dispatch/domain/invoices/invoice-lines';
import { type InvoiceTotals, invoiceTotals } from '@dispatch/domain/invoices/invoice-totals';
import { sumCents } from '@dispatch/domain/text/money';
import type { Language } from '@dispatch/domain/text/language';
import { addDays } from '@dispatch/domain/time/company-period';
import type { InvoiceRow, JobOnInvoice } from '../invoice-row';
import type { Letterhead, Parties } from '../parties';
import { billedJob, billingOf } from './billed-job';
import type { Buyer } from './buyer.queries';
import type { JobRecord } from './job-records.queries';

/** The company's settings for all invoices. */
export interface CompanyTerms {
  readonly letterhead: Letterhead;
  readonly interestText: CompanyText;
  readonly remittance: CompanyText;
  readonly language: Language;
  readonly termsDays: number;
  /** The largest balance that may be written off; null for none. */
  readonly writeOffCents: number | null;
  readonly timeZone: string;
  /** Calendar date `YYYY-MM-DD` in the company's time zone. */
  readonly today: string;
}

export interface StoredCorrection extends Correction {
  readonly jobId: number | null;
}

export interface DraftSources {
  readonly draft: InvoiceRow;
  readonly jobs: readonly JobOnInvoice[];
  readonly records: ReadonlyMap<number, JobRecord>;
  readonly corrections: readonly StoredCorrection[];
  readonly buyer: Buyer;
  readonly company: CompanyTerms;
}

/** The content of a draft if issued now. */
export interface DraftContent {
  readonly parties: Parties;
  readonly language: Language;
  readonly invoiceDate: string;
  readonly termsDays: number;
  readonly dueDate: string;
  readonly lines: readonly BilledLine[];
  readonly totals: InvoiceTotals;
  readonly claims: readonly Claim[];
  readonly problems: readonly DraftProblem[];
  readonly jobs: readonly BilledJob[];
  /** The parts of each of its jobs. */
  readonly billings: ReadonlyMap<number, JobBilling>;
}

/** Builds a draft from the present state of its jobs, its customer and the company. */
export function draftContent(sources: DraftSources): DraftContent {
  const { draft, buyer, company, corrections } = sources;
  const language = draft.language ?? buyer.language ?? company.language;
  const invoiceDate = draft.invoiceDate ?? company.today;
  const termsDays = draft.termsDays ?? buyer.termsDays ?? company.termsDays;
  const isExempt = buyer.exemptCertificate !== null;
  const jobs = sources.jobs.flatMap(({ jobId, carriage }) => {
    const record = sources.records.get(jobId);
    if (record === undefined) return [];
    const job = billedJob(record, carriage, { ...company, language });
    const context = { language, timeZone: company.timeZone, invoiceId: draft.id };
    const cents = correctionCents(sources, jobId);
    return [{ record, job, billing: billingOf(record, job, context, cents) }];
  });
  const lines = [
    ...jobs.flatMap(({ billing }) => billing.lines),
    ...correctionLines(
      corrections,
      jobs.map(({ job }) => job),
    ),
  ];
  const totals = invoiceTotals(invoiceDate, lines, isExempt);
  const seller = {
    ...company.letterhead,
    interestText: companyTextIn(language, company.interestText),
    remittance: companyTextIn(language, company.remittance),
  };
  return {
    parties: { seller, billTo: buyer.party, exemptCertificate: buyer.exemptCertificate },
    language,
    invoiceDate,
    termsDays,
    dueDate: addDays(invoiceDate, termsDays),
    lines,
    totals,
    jobs: jobs.map(({ job }) => job),
    claims: jobs.flatMap(({ billing }) => billing.claims),
    billings: new Map(jobs.map(({ job, billing }) => [job.id, billing])),
    problems: draftProblems({
      jobs: jobs.map(({ record, job, billing }) => ({
        ...job,
        isDelivered: isBillable(record),
        isOfCustomer: record.customerId === draft.customerId,
        lacks: billing.lacks,
        hasPoNumber: hasPoNumber(job),
      })),
      amounts: lines.map(({ amountCents }) => amountCents),
      totals,
      isExempt,
      poRequired: buyer.poRequired,
      poNumber: draft.poNumber,
      hasAddress: buyer.party.address !== null,
      gstNumber: seller.gstNumber,
      qstNumber: seller.qstNumber,
    }),
  };
}

function hasPoNumber({ poNumber, units }: BilledJob): boolean {
  return poNumber !== null || (units.length > 0 && units.every((unit) => unit.poNumber !== null));
}

/** The corrections that count to a job, as in `correctionLines`. */
function correctionCents({ corrections, jobs, records }: DraftSources, jobId: number): number {
  const ids = jobs.map((job) => job.jobId).filter((id) => records.has(id));
  const ofJob = (correction: StoredCorrection) =>
    correction.jobId !== null && ids.includes(correction.jobId) ? correction.jobId : ids[0];
  return sumCents(corrections.flatMap((one) => (ofJob(one) === jobId ? [one.amountCents] : [])));
}

/** Each is taxed by the carriage of its job. If that job is no longer on the draft, the first job counts. */
function correctionLines(
  corrections: readonly StoredCorrection[],
  jobs: readonly BilledJob[],
): BilledLine[] {
  return corrections.flatMap((correction) => {
    const job = jobs.find(({ id }) => id === correction.jobId) ?? jobs[0];
    return job === undefined ? [] : [correctionLine(correction, job)];
  });
}
