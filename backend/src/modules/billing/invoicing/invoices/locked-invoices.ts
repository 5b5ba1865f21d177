import { AppError, staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { holdRow, sharedLock } from '../../../../database/records/records';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Target } from '../../../../http/input/target';
import type { InvoiceRow } from './invoice-row';
import { InvoiceQueries } from './invoice.queries';
import { ReadInvoiceService } from './read-invoice.service';

@Injectable()
export class LockedInvoices {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly reading: ReadInvoiceService,
  ) {}

  /**
   * Locks the invoice until this transaction ends.
   * @throws AppError not_found, stale_version with the present record
   */
  async hold(tx: Tx, { id, version }: Target): Promise<InvoiceRow> {
    // A change of status locks the customer through the foreign key. Payments lock the customer first, so do it here
    // too.
    await tx.manager.query(
      `SELECT id FROM customers WHERE id = (SELECT customerId FROM invoices WHERE id = ?)${sharedLock(tx)}`,
      [id],
    );
    await holdRow(tx, 'invoices', id);
    const row = await this.queries.row(id);
    if (version !== null && version !== row.version) throw staleVersion(await this.reading.get(id));
    return row;
  }

  /** @throws AppError not_found, invoice_issued, stale_version with the present record */
  async holdDraft(tx: Tx, target: Target): Promise<InvoiceRow> {
    const row = await this.hold(tx, target);
    if (row.reference !== null) throw new AppError('invoice_issued', { invoice: row.reference });
    return row;
  }
}
