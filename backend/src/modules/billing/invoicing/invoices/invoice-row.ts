import type { Carriage, InvoiceKind, InvoiceStatus } from '@dispatch/domain/invoices/invoice';
import type { Language } from '@dispatch/domain/text/language';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';

/** All stored fields of an invoice `i`, and the present name of its customer `c`. */
export const INVOICE_COLUMNS = `i.id, i.kind, i.status, i.number, i.reference, i.customerId, c.name AS customerName,
  i.correctsId, i.invoiceDate, i.dueDate, i.termsDays, i.language, i.poNumber, i.note, i.periodFrom, i.periodTo,
  i.subtotalCents, i.taxCents, i.totalCents, i.creditedCents, i.paidCents, i.parties, i.pdfHash, i.issuedAt,
  i.issuedByName, i.version, i.createdAt, (SELECT COUNT(*) FROM invoice_jobs ij WHERE ij.invoiceId = i.id) AS jobCount,
  EXISTS (SELECT 1 FROM notices n WHERE n.openKey = CONCAT('mail-not-delivered:invoice:', i.id)) AS isUndelivered`;

/** A stored invoice. The sums of a draft are 0. */
export interface InvoiceRow {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly status: InvoiceStatus;
  readonly number: number | null;
  readonly reference: string | null;
  readonly customerId: number;
  readonly customerName: string;
  readonly correctsId: number | null;
  readonly invoiceDate: string | null;
  readonly dueDate: string | null;
  readonly termsDays: number | null;
  readonly language: Language | null;
  readonly poNumber: string | null;
  readonly note: string | null;
  readonly periodFrom: string | null;
  readonly periodTo: string | null;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly creditedCents: number;
  readonly paidCents: number;
  readonly parties: string | null;
  readonly pdfHash: string | null;
  readonly issuedAt: Date | null;
  readonly issuedByName: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly jobCount: number;
  readonly isUndelivered: boolean;
}

export interface JobOnInvoice {
  readonly invoiceId: number;
  readonly jobId: number;
  readonly carriage: Carriage | null;
}

export function invoiceRowOf(row: Row): InvoiceRow {
  return {
    ...(row as unknown as InvoiceRow), // the named columns, validated when written
    issuedAt: toNullable(row.issuedAt, toDate),
    createdAt: toDate(row.createdAt),
    jobCount: toNumber(row.jobCount),
    isUndelivered: toNumber(row.isUndelivered) === 1,
  };
}

export function jobOnInvoiceOf(row: Row): JobOnInvoice {
  return {
    invoiceId: toNumber(row.invoiceId),
    jobId: toNumber(row.jobId),
    carriage: toNullable(row.carriage, toText) as Carriage | null, // validated when written
  };
}
