import type { BilledLine } from '@dispatch/domain/invoices/invoice-lines';
import type { Tax } from '@dispatch/domain/tax/freight-tax';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toFlag, toNumber, toText } from '../../../../database/rows';
import {
  INVOICE_COLUMNS,
  type InvoiceRow,
  invoiceRowOf,
  jobOnInvoiceOf,
  type JobOnInvoice,
} from './invoice-row';

export type StoredLine = BilledLine & {
  readonly id: number;
  readonly correctsLineId: number | null;
};

/** Reads the stored data of one invoice. Inside a transaction it sees uncommitted writes. */
@Injectable()
export class InvoiceQueries {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found */
  async row(id: number): Promise<InvoiceRow> {
    const row = await this.database.one<Row>(
      `SELECT ${INVOICE_COLUMNS} FROM invoices i JOIN customers c ON c.id = i.customerId WHERE i.id = ?`,
      [id],
    );
    return invoiceRowOf(row);
  }

  /** In their order on the invoice. */
  async jobs(id: number): Promise<JobOnInvoice[]> {
    const rows = await this.database.query<Row>(
      'SELECT invoiceId, jobId, carriage FROM invoice_jobs WHERE invoiceId = ? ORDER BY position',
      [id],
    );
    return rows.map(jobOnInvoiceOf);
  }

  async lines(id: number): Promise<StoredLine[]> {
    const rows = await this.database.query<StoredLine & Row>(
      `SELECT id, kind, jobId, unitId, chargeId, correctsLineId, description, vin, poNumber, pickupCity, dropoffCity,
        origin, destination, carriage, deliveredOn, quantity, unit, price, amountCents, taxable
       FROM invoice_lines WHERE invoiceId = ? ORDER BY position`,
      [id],
    );
    return rows.map((row) => ({ ...row, taxable: toFlag(row.taxable) }));
  }

  async taxes(id: number): Promise<Tax[]> {
    return this.database.query<Tax>(
      'SELECT name, province, rate, baseCents, cents FROM invoice_taxes WHERE invoiceId = ? ORDER BY position',
      [id],
    );
  }

  /** The credit notes for the invoice, oldest first. */
  async creditNotes(id: number) {
    const rows = await this.database.query<Row>(
      'SELECT id, reference, totalCents FROM invoices WHERE correctsId = ? ORDER BY id',
      [id],
    );
    return rows.map((row) => ({
      id: toNumber(row.id),
      reference: toText(row.reference),
      total: toDollars(toNumber(row.totalCents)),
    }));
  }
}
