import type { Tax } from '@dispatch/domain/tax/freight-tax';
import { Injectable } from '@nestjs/common';
import { insertRecord, insertRecords, type Stored } from '../../../../database/records/records';
import { type Row, toNumber } from '../../../../database/rows';
import {
  Invoice,
  InvoiceJob,
  InvoiceLine,
  InvoiceTax,
} from '../../../../database/schema/entities/invoicing/invoice';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Tx } from '../../../../database/transactions/transaction';
import type { JobOnInvoice } from './invoice-row';

/** Far below the limit of values per statement of either engine. */
const ROWS_PER_STATEMENT = 500;

export type NewLine = Omit<Stored<InvoiceLine>, 'id' | 'invoiceId' | 'position'>;

/** Writes the immutable data of issued invoices. */
@Injectable()
export class InvoiceRepository {
  /**
   * The next number of the gapless sequence of invoices and credit notes. Call it late: others wait until this
   * transaction ends.
   */
  async nextNumber(tx: Tx): Promise<number> {
    await holdGuard(tx, 'invoice-numbers');
    const [row] = await tx.manager.query<Row[]>('SELECT MAX(number) AS last FROM invoices');
    return toNumber(row?.['last']) + 1;
  }

  /** Returns the id. */
  insert(tx: Tx, invoice: Omit<Stored<Invoice>, 'id'>): Promise<number> {
    return insertRecord(tx, Invoice, invoice);
  }

  async insertJobs(tx: Tx, invoiceId: number, jobs: readonly JobOnInvoice[]): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map(({ jobId, carriage }, at) => ({
      ...{ invoiceId, jobId, carriage, position: at + 1 },
    }));
    await insertRecords(tx, InvoiceJob, rows);
  }

  /** Replaces the draft's corrections. */
  async writeLines(tx: Tx, invoiceId: number, lines: readonly NewLine[]): Promise<void> {
    await tx.manager.query('DELETE FROM invoice_lines WHERE invoiceId = ?', [invoiceId]);
    const rows = lines.map((line, at) => ({ ...line, invoiceId, position: at + 1 }));
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
      await insertRecords(tx, InvoiceLine, rows.slice(start, start + ROWS_PER_STATEMENT));
  }

  async writeTaxes(tx: Tx, invoiceId: number, taxes: readonly Tax[]): Promise<void> {
    if (taxes.length === 0) return;
    const rows = taxes.map((tax, at) => ({ ...tax, invoiceId, position: at + 1 }));
    await insertRecords(tx, InvoiceTax, rows);
  }
}
