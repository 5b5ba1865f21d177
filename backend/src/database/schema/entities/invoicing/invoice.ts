import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import {
  Flag,
  Instant,
  Integer,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from '../columns';
import { Customer } from '../customer';
import { Job } from '../jobs/job';

/**
 * An invoice or a credit note. The lines and sums of a draft follow its jobs and are worked out when it is read; its
 * stored sums are 0 until it is issued.
 */
@Entity('invoices')
@Index('invoices_number', ['number'], { unique: true })
@Index('invoices_created', ['createdAt', 'id'])
@Index('invoices_status', ['status', 'dueDate', 'id'])
@Index('invoices_customer', ['customerId', 'status', 'id'])
@Index('invoices_date', ['invoiceDate', 'id'])
@Index('invoices_due', ['dueDate', 'id'])
@Index('invoices_corrects', ['correctsId'])
@Index('invoices_pdf', ['pdfHash'])
export class Invoice {
  @PrimaryGeneratedColumn() id!: number;
  @Text(20) kind!: string;
  @Text(20) status!: string;
  /** One unbroken sequence for invoices and credit notes; null for a draft. */
  @OptionalInteger() number!: number | null;
  /** The number as papers show it, with the prefix of then. */
  @OptionalText(30) reference!: string | null;
  @Integer() customerId!: number;
  @ManyToOne(() => Customer, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'invoices_customer_fk' })
  customer?: Customer;
  /** The invoice that a credit note takes back. */
  @OptionalInteger() correctsId!: number | null;
  /** Calendar dates `YYYY-MM-DD`. Of a draft without a date it is the day on which it is issued. */
  @OptionalText(10) invoiceDate!: string | null;
  @OptionalText(10) dueDate!: string | null;
  /** Days from the invoice's date to the due date; null for the customer's or the company's own. */
  @OptionalInteger() termsDays!: number | null;
  /** Null for the customer's or the company's own, while it is a draft. */
  @OptionalText(5) language!: string | null;
  @OptionalText(60) poNumber!: string | null;
  @OptionalText(1000) note!: string | null;
  /** The days whose deliveries a gathered invoice bills. */
  @OptionalText(10) periodFrom!: string | null;
  @OptionalText(10) periodTo!: string | null;
  @Integer() subtotalCents!: number;
  @Integer() taxCents!: number;
  @Integer() totalCents!: number;
  /** Taken back by credit notes, and paid; the balance is what is left of the total. */
  @Integer() creditedCents!: number;
  @Integer() paidCents!: number;
  /** JSON of what the paper says of both parties, since it was issued. */
  @OptionalJsonText() parties!: string | null;
  /** SHA-256 of the PDF that is kept, hexadecimal. */
  @OptionalText(64) pdfHash!: string | null;
  @OptionalInstant() issuedAt!: Date | null;
  @OptionalInteger() issuedById!: number | null;
  /** As the person was called then. */
  @OptionalText(120) issuedByName!: string | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
  /** When it first went out by e-mail, or somebody said that it did by other means. */
  @OptionalInstant() sentAt!: Date | null;
}

/** A job on an invoice or draft. It stays when the invoice is void. */
@Entity('invoice_jobs')
@Index('invoice_jobs_invoice', ['invoiceId', 'position'], { unique: true })
@Index('invoice_jobs_job', ['jobId', 'invoiceId'], { unique: true })
export class InvoiceJob {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() invoiceId!: number;
  @ManyToOne(() => Invoice, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'invoiceId', foreignKeyConstraintName: 'invoice_jobs_invoice_fk' })
  invoice?: Invoice;
  @Integer() jobId!: number;
  @ManyToOne(() => Job, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'jobId', foreignKeyConstraintName: 'invoice_jobs_job_fk' })
  job?: Job;
  @Integer() position!: number;
  /** Null where the provinces of the job tell. */
  @OptionalText(20) carriage!: string | null;
}

/**
 * What an invoice takes for itself alone: a unit, a charge, or a job's price where that is one line, is on one invoice
 * at a time. Rows go when a draft is deleted and when an invoice becomes void.
 */
@Entity('invoice_claims')
@Index('invoice_claims_subject', ['kind', 'subjectId'], { unique: true })
@Index('invoice_claims_invoice', ['invoiceId'])
export class InvoiceClaim {
  @PrimaryGeneratedColumn() id!: number;
  /** 'unit', 'charge' or 'job'. */
  @Text(10) kind!: string;
  /** Of the job's unit, of its charge, or of the job. */
  @Integer() subjectId!: number;
  @Integer() invoiceId!: number;
}

/** A line of an issued invoice, or a correction of a draft. */
@Entity('invoice_lines')
@Index('invoice_lines_invoice', ['invoiceId', 'position'], { unique: true })
@Index('invoice_lines_job', ['jobId'])
export class InvoiceLine {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() invoiceId!: number;
  @ManyToOne(() => Invoice, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'invoiceId', foreignKeyConstraintName: 'invoice_lines_invoice_fk' })
  invoice?: Invoice;
  @Integer() position!: number;
  @Text(20) kind!: string;
  @OptionalInteger() jobId!: number | null;
  @OptionalInteger() unitId!: number | null;
  @OptionalInteger() chargeId!: number | null;
  /** Of a credit note: the line that it takes back. */
  @OptionalInteger() correctsLineId!: number | null;
  /** In the language of the invoice. */
  @Text(300) description!: string;
  @OptionalText(17) vin!: string | null;
  @OptionalText(60) poNumber!: string | null;
  /** Towns of the way. */
  @OptionalText(120) pickupCity!: string | null;
  @OptionalText(120) dropoffCity!: string | null;
  /** Two letters, as the tax counts them; null for a correction of no job. */
  @OptionalText(2) origin!: string | null;
  @OptionalText(2) destination!: string | null;
  @Text(20) carriage!: string;
  /** Calendar date `YYYY-MM-DD` of the delivery, by the company's clocks. */
  @OptionalText(10) deliveredOn!: string | null;
  /** In thousandths. */
  @Integer() quantity!: number;
  @Text(10) unit!: string;
  /** Cents a unit; for percent in thousandths of a percent. */
  @Integer() price!: number;
  @Integer() amountCents!: number;
  @Flag() taxable!: boolean;
}

/** A tax of an issued invoice, as `freightTaxes` worked it out. */
@Entity('invoice_taxes')
@Index('invoice_taxes_invoice', ['invoiceId', 'position'], { unique: true })
export class InvoiceTax {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() invoiceId!: number;
  @ManyToOne(() => Invoice, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'invoiceId', foreignKeyConstraintName: 'invoice_taxes_invoice_fk' })
  invoice?: Invoice;
  @Integer() position!: number;
  @Text(3) name!: string;
  @OptionalText(2) province!: string | null;
  /** In thousandths of a percent. */
  @Integer() rate!: number;
  @Integer() baseCents!: number;
  @Integer() cents!: number;
}
