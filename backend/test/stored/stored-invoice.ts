import { insertRecord, type Stored } from '../../src/database/records/records';
import { Invoice } from '../../src/database/schema/entities/invoicing/invoice';
import type { TestApi } from '../app/http';

let lastNumber = 900_000;

/** Stores an issued invoice without lines, for tests that do not depend on lines; returns its id. */
export function storeInvoice(
  { transactions, clock }: TestApi,
  facts: Partial<Omit<Stored<Invoice>, 'id'>> & { readonly customerId: number },
): Promise<number> {
  const now = clock.now();
  lastNumber += 1;
  const number = lastNumber;
  const { totalCents = 100_000 } = facts;
  return transactions.run((tx) =>
    insertRecord(tx, Invoice, {
      ...{ kind: 'invoice', status: 'issued', number },
      reference: `INV-${String(number)}`,
      ...{ correctsId: null, invoiceDate: '2026-03-01', dueDate: '2026-03-31' },
      ...{ termsDays: 30, language: 'en-CA', poNumber: null, note: null },
      ...{ periodFrom: null, periodTo: null, subtotalCents: totalCents, taxCents: 0, totalCents },
      ...{ creditedCents: 0, paidCents: 0, parties: null, pdfHash: null, sentAt: null },
      inReports: null,
      ...{ issuedAt: now, issuedById: null, issuedByName: 'Ada Admin' },
      ...{ version: 1, createdAt: now, updatedAt: now },
      ...facts,
    }),
  );
}
