import { DRAFT_PROBLEMS } from '@dispatch/domain/invoices/draft-problems';
import {
  CARRIAGES,
  CHARGE_UNITS,
  GATHERINGS,
  INVOICE_KINDS,
  INVOICE_STATUSES,
  LINE_KINDS,
} from '@dispatch/domain/invoices/invoice';
import { PROVINCE_CODES } from '@dispatch/domain/places/province';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import {
  calendarDate,
  instant,
  maybe,
  money,
  recordId,
  version,
} from '../../../../http/answers/answer-fields';

const text = () => maybe(z.string());

/** The fields of an invoice in lists. */
export const InvoiceSummaryAnswer = z
  .object({
    id: recordId(),
    kind: z.enum(INVOICE_KINDS),
    status: z.enum(INVOICE_STATUSES).describe('`void`: a credit note credited it in full.'),
    reference: text().meta({
      description: 'The number, with the prefix of its day; null for a draft.',
      example: 'INV-000123',
    }),
    correctsId: maybe(recordId()).describe('The invoice that a credit note credits.'),
    customerId: recordId(),
    customerName: z.string().meta({ example: 'Garage Bélanger' }),
    invoiceDate: maybe(calendarDate()),
    dueDate: maybe(calendarDate()),
    jobCount: z.int(),
    poNumber: text(),
    subtotal: money(),
    tax: money(),
    total: money().describe('The subtotal and its taxes; below 0 for a credit note.'),
    balance: money().describe('The part of the total that is neither paid nor credited.'),
    overdueDays: z
      .int()
      .describe('Days since the due date of an open invoice, by the company’s day; else 0.'),
    problems: z.int().describe('What keeps a draft from being issued; else 0.'),
    isUndelivered: z
      .boolean()
      .describe(
        'Whether an e-mail of the open invoice did not reach its address, and was neither sent again nor marked as sent.',
      ),
    createdAt: instant(),
    issuedAt: maybe(instant()),
    version: version(),
  })
  .meta({ id: 'InvoiceSummary' });
export type InvoiceSummaryAnswer = z.output<typeof InvoiceSummaryAnswer>;

const InvoiceLineAnswer = z
  .object({
    id: maybe(recordId()).describe('Null for the lines of a draft.'),
    kind: z.enum(LINE_KINDS),
    jobId: maybe(recordId()),
    jobReference: text().meta({ example: 'JOB-000123' }),
    unitId: maybe(recordId()),
    chargeId: maybe(recordId()),
    description: z.string().describe('In the language of the invoice.'),
    vin: text(),
    poNumber: text(),
    pickupCity: text(),
    dropoffCity: text(),
    origin: text().meta({ example: 'QC' }),
    destination: text().meta({ example: 'ON' }),
    carriage: z.enum(CARRIAGES),
    deliveredOn: maybe(calendarDate()),
    quantity: z.number().meta({ example: 1.5 }),
    unit: z.enum(CHARGE_UNITS),
    price: z.number().describe('In dollars a unit; in percent where that is the unit.'),
    amount: money(),
    taxable: z.boolean(),
  })
  .meta({ id: 'InvoiceLine' });

const InvoiceTaxAnswer = z
  .object({
    name: z.enum(['GST', 'HST', 'QST']),
    province: maybe(z.enum(PROVINCE_CODES)).describe('Null for the GST.'),
    rate: z.number().meta({ description: 'In percent.', example: 9.975 }),
    base: money(),
    amount: money(),
  })
  .meta({ id: 'InvoiceTax' });

const DraftProblem = z
  .object({
    code: z.enum(DRAFT_PROBLEMS),
    jobId: maybe(recordId()).describe('The job that it is about.'),
    jobReference: text(),
  })
  .meta({ id: 'InvoiceProblem' });

const InvoiceJobAnswer = z
  .object({
    jobId: recordId(),
    jobReference: z.string().meta({ example: 'JOB-000123' }),
    carriage: maybe(z.enum(CARRIAGES)).describe(
      'How the job is taxed, if a user chose it; else by its provinces.',
    ),
    price: maybe(money()).describe(
      'The billed amount of the delivered vehicles. Null if unknown, and for an issued invoice.',
    ),
    origin: text().meta({ description: 'Null as the price is.', example: 'QC' }),
    destination: text().meta({ example: 'ON' }),
  })
  .meta({ id: 'InvoiceJob' });

const PartyAnswer = z
  .object({
    name: z.string(),
    address: text(),
    city: text(),
    province: text(),
    postalCode: text(),
    email: text(),
    phone: text(),
  })
  .meta({ id: 'InvoiceParty' });

export const InvoiceAnswer = InvoiceSummaryAnswer.extend({
  language: z.enum(LANGUAGES),
  termsDays: z.int().describe('Days from the date of the invoice to the due date.'),
  note: text(),
  periodFrom: maybe(calendarDate()),
  periodTo: maybe(calendarDate()),
  billTo: PartyAnswer,
  exemptCertificate: text().describe('By which the customer pays no sales tax.'),
  jobs: z.array(InvoiceJobAnswer),
  lines: z.array(InvoiceLineAnswer),
  taxes: z.array(InvoiceTaxAnswer),
  paid: money(),
  credited: money(),
  writeOff: maybe(money()).describe(
    'The balance, where it may be written off by the rule of the company.',
  ),
  issuedBy: text(),
  pdfHash: text().describe('SHA-256 of the PDF that is kept, hexadecimal.'),
  creditNotes: z.array(
    z
      .object({ id: recordId(), reference: z.string(), total: money() })
      .meta({ id: 'CreditNoteRef' }),
  ),
  problemList: z.array(DraftProblem),
}).meta({ id: 'Invoice', description: 'An invoice or a credit note; money is in dollars.' });
export type InvoiceAnswer = z.output<typeof InvoiceAnswer>;

export const InvoiceDraftsAnswer = z
  .object({ drafts: z.array(InvoiceAnswer) })
  .meta({ id: 'InvoiceDrafts' });

export const InvoiceTotalsAnswer = z
  .object({
    drafts: z.int(),
    open: z.int().describe('Issued or partly paid invoices.'),
    openBalance: money(),
    overdue: z.int(),
    overdueBalance: money(),
    billableJobs: z
      .int()
      .describe(
        'Delivered jobs and cancelled orders with something on no invoice and no draft yet.',
      ),
    billableAmount: maybe(money()).describe(
      'The amount to invoice for them, before taxes. Null for more than 10,000.',
    ),
    billableWithoutPrice: z
      .int()
      .describe('Those of them without a price, which are not in the sum.'),
  })
  .meta({ id: 'InvoiceTotals' });
export type InvoiceTotalsAnswer = z.output<typeof InvoiceTotalsAnswer>;

/** A delivered job, or a cancelled order with a dry-run charge, with something that is on no invoice and no draft. */
export const BillableJobAnswer = z
  .object({
    jobId: recordId(),
    jobReference: z.string(),
    customerId: maybe(recordId()),
    customerName: text(),
    gathering: z
      .enum(GATHERINGS)
      .describe('How the customer is invoiced; `job` is one invoice for each job.'),
    completedAt: instant().describe('Of a cancelled order when it was cancelled.'),
    isCancelled: z.boolean().describe('Of a cancelled order the dry-run charge alone is invoiced.'),
    poNumber: text(),
    pickupCity: text(),
    dropoffCity: text(),
    vehicleCount: z.int(),
    hasDriverReport: z.boolean(),
    amount: maybe(money()).describe(
      'Before taxes; null where the job has no price, or none for what was delivered of it.',
    ),
  })
  .meta({ id: 'BillableJob' });
export type BillableJobAnswer = z.output<typeof BillableJobAnswer>;

/** A customer with delivered jobs that are not entirely on invoices or drafts. */
export const BillableCustomerAnswer = z
  .object({
    customerId: recordId(),
    customerName: z.string(),
    gathering: z.enum(GATHERINGS),
    jobs: z.int(),
    jobsWithoutPrice: z.int(),
    amount: money().describe('Before taxes.'),
  })
  .meta({ id: 'BillableCustomer' });
export type BillableCustomerAnswer = z.output<typeof BillableCustomerAnswer>;
