import { jobReference } from '../jobs/job-reference';
import { inOnePiece, searchText, vinWords } from '../text/search-words';

export interface InvoiceSearchFacts {
  readonly number: number | null;
  readonly reference: string | null;
  /** Reference of the invoice that a credit note corrects. */
  readonly corrects: string | null;
  readonly customerName: string;
  readonly poNumber: string | null;
  readonly jobs: readonly {
    readonly id: number;
    readonly poNumber: string | null;
    readonly vehicles: readonly {
      readonly vin: string | null;
      readonly vinLast8: string | null;
      readonly poNumber: string | null;
    }[];
  }[];
}

/** Search text of an invoice. Numbers are indexed with and without leading zeros, and without separators. */
export function invoiceSearchText(invoice: InvoiceSearchFacts): string {
  const { number, reference, corrects, customerName, poNumber, jobs } = invoice;
  return searchText([
    ...[
      reference,
      inOnePiece(reference),
      shortOf(reference),
      inOnePiece(shortOf(reference)),
      number,
    ],
    ...[corrects, inOnePiece(corrects), shortOf(corrects), inOnePiece(shortOf(corrects))],
    ...[customerName, poNumber, inOnePiece(poNumber)],
    ...jobs.flatMap((job) => [
      ...[jobReference(job.id), inOnePiece(jobReference(job.id)), job.id],
      ...[job.poNumber, inOnePiece(job.poNumber)],
      ...job.vehicles.flatMap((vehicle) => [
        ...vinWords(vehicle),
        ...[vehicle.poNumber, inOnePiece(vehicle.poNumber)],
      ]),
    ]),
  ]);
}

/** 'INV-000123' as 'INV-123', which is how users type it. */
function shortOf(reference: string | null): string | null {
  if (reference === null) return null;
  const behind = reference.lastIndexOf('-') + 1;
  const number = reference.slice(behind);
  const isShort = behind === 0 || !/^\d+$/.test(number);
  return isShort ? reference : reference.slice(0, behind) + number.replace(/^0+(?=\d)/, '');
}
