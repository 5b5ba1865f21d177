import { Entity, Index } from 'typeorm';
import {
  Flag,
  Integer,
  OptionalFlag,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  References,
  Text,
} from '../columns';
import { Customer } from '../customer';
import { Job } from '../jobs/job';
import { NumberedRecord, VersionedRecord } from '../record';

/**
 * An invoice or a credit note. A draft's lines and totals are computed from its jobs when it is read; its stored totals
 * are 0 until it is issued.
 */
@Entity('invoices')
@Index('invoices_number', ['number'], { unique: true })
@Index('invoices_created', ['createdAt', 'id'])
@Index('invoices_status', ['status', 'dueDate', 'id'])
@Index('invoices_customer', ['customerId', 'status', 'id'])
@Index('invoices_date', ['invoiceDate', 'id'])
@Index('invoices_revenue', ['invoiceDate', 'status', 'subtotalCents'])
@Index('invoices_total', ['totalCents'])
@Index('invoices_due', ['dueDate', 'id'])
@Index('invoices_corrects', ['correctsId'])
@Index('invoices_pdf', ['pdfHash'])
export class Invoice extends VersionedRecord {
  @Text(20) kind!: string;
  @Text(20) status!: string;
  /** One gapless sequence for invoices and credit notes; null for a draft. */
  @OptionalInteger() number!: number | null;
  /** The printed number, with the prefix at the time of issue. */
  @OptionalText(30) reference!: string | null;
  @Integer() customerId!: number;
  @References(() => Customer, 'invoices_customer_fk') customer?: Customer;
  /** The invoice that a credit note corrects. */
  @OptionalInteger() correctsId!: number | null;
  /** Calendar dates `YYYY-MM-DD`. A draft without a date gets its day of issue. */
  @OptionalText(10) invoiceDate!: string | null;
  @OptionalText(10) dueDate!: string | null;
  /** Days from the invoice date to the due date; null for the customer's or the company's terms. */
  @OptionalInteger() termsDays!: number | null;
  /** Null in a draft: the customer's or the company's language applies. */
  @OptionalText(5) language!: string | null;
  @OptionalText(60) poNumber!: string | null;
  @OptionalText(1000) note!: string | null;
  /** The delivery dates that a collective invoice bills. */
  @OptionalText(10) periodFrom!: string | null;
  @OptionalText(10) periodTo!: string | null;
  @Integer() subtotalCents!: number;
  @Integer() taxCents!: number;
  @Integer() totalCents!: number;
  /** Amounts credited and paid; the rest of the total is the balance. */
  @Integer() creditedCents!: number;
  @Integer() paidCents!: number;
  /** JSON of the printed details of both parties, set at the issue. */
  @OptionalJsonText() parties!: string | null;
  /** SHA-256 (hex) of the stored PDF. */
  @OptionalText(64) pdfHash!: string | null;
  @OptionalInstant() issuedAt!: Date | null;
  @OptionalInteger() issuedById!: number | null;
  /** The person's name at that time. */
  @OptionalText(120) issuedByName!: string | null;
  /** When it was first e-mailed, or marked as sent by other means. */
  @OptionalInstant() sentAt!: Date | null;
  /** True if it is added to the sums of the reports, else null. */
  @OptionalFlag() inReports!: boolean | null;
}

/** A job on an invoice or draft. It stays when the invoice is voided. */
@Entity('invoice_jobs')
@Index('invoice_jobs_invoice', ['invoiceId', 'position'], { unique: true })
@Index('invoice_jobs_job', ['jobId', 'invoiceId'], { unique: true })
export class InvoiceJob extends NumberedRecord {
  @Integer() invoiceId!: number;
  @References(() => Invoice, 'invoice_jobs_invoice_fk') invoice?: Invoice;
  @Integer() jobId!: number;
  @References(() => Job, 'invoice_jobs_job_fk') job?: Job;
  @Integer() position!: number;
  /** Null if the job's provinces decide. */
  @OptionalText(20) carriage!: string | null;
}

/**
 * Exclusive claims of an invoice: a unit, a charge, or a job's flat price is on one invoice at a time. Rows are deleted
 * with a draft and when an invoice is voided.
 */
@Entity('invoice_claims')
@Index('invoice_claims_subject', ['kind', 'subjectId'], { unique: true })
@Index('invoice_claims_invoice', ['invoiceId'])
export class InvoiceClaim extends NumberedRecord {
  /** 'unit', 'charge' or 'job'. */
  @Text(10) kind!: string;
  /** Id of the job's unit, of its charge, or of the job. */
  @Integer() subjectId!: number;
  @Integer() invoiceId!: number;
}

/** A line of an issued invoice, or a correction in a draft. */
@Entity('invoice_lines')
@Index('invoice_lines_invoice', ['invoiceId', 'position'], { unique: true })
@Index('invoice_lines_job', ['jobId'])
export class InvoiceLine extends NumberedRecord {
  @Integer() invoiceId!: number;
  @References(() => Invoice, 'invoice_lines_invoice_fk') invoice?: Invoice;
  @Integer() position!: number;
  @Text(20) kind!: string;
  @OptionalInteger() jobId!: number | null;
  @OptionalInteger() unitId!: number | null;
  @OptionalInteger() chargeId!: number | null;
  /** The line that a credit note's line corrects. */
  @OptionalInteger() correctsLineId!: number | null;
  /** In the invoice's language. */
  @Text(300) description!: string;
  @OptionalText(17) vin!: string | null;
  @OptionalText(60) poNumber!: string | null;
  /** Cities of pickup and delivery. */
  @OptionalText(120) pickupCity!: string | null;
  @OptionalText(120) dropoffCity!: string | null;
  /** Two letters, as used for the tax; null for a correction without a job. */
  @OptionalText(2) origin!: string | null;
  @OptionalText(2) destination!: string | null;
  @Text(20) carriage!: string;
  /** Calendar date `YYYY-MM-DD` of the delivery, in the company's time zone. */
  @OptionalText(10) deliveredOn!: string | null;
  /** Thousandths of a unit. */
  @Integer() quantity!: number;
  @Text(10) unit!: string;
  /** Cents per unit; for percent, thousandths of a percent. */
  @Integer() price!: number;
  @Integer() amountCents!: number;
  @Flag() taxable!: boolean;
  /** The job's driver, 0 for none; null until the document is in the reports. */
  @OptionalInteger() driverId!: number | null;
  /** The make of its vehicles, as written; `*` for several. */
  @OptionalText(60) make!: string | null;
}

/** A tax of an issued invoice, as computed by `freightTaxes`. */
@Entity('invoice_taxes')
@Index('invoice_taxes_invoice', ['invoiceId', 'position'], { unique: true })
export class InvoiceTax extends NumberedRecord {
  @Integer() invoiceId!: number;
  @References(() => Invoice, 'invoice_taxes_invoice_fk') invoice?: Invoice;
  @Integer() position!: number;
  @Text(3) name!: string;
  @OptionalText(2) province!: string | null;
  /** In thousandths of a percent. */
  @Integer() rate!: number;
  @Integer() baseCents!: number;
  @Integer() cents!: number;
}
