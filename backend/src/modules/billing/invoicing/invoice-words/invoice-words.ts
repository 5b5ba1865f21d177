import {
  type InvoiceSearchFacts,
  invoiceSearchText,
} from '@dispatch/domain/invoices/invoice-search';
import { Injectable } from '@nestjs/common';
import type { NameOwner } from '../../../base/renames/renamed-words';
import { readBy } from '../../../../database/records/read-by';
import { sharedLock } from '../../../../database/records/records';
import type { Tx } from '../../../../database/transactions/transaction';
import { INVOICE_WORDS } from '../../../../search/word-indexes';

/** Invoices described in one transaction. */
const PART = 200;

type InvoiceFacts = Omit<InvoiceSearchFacts, 'jobs'> & { readonly id: number };

interface VehicleFacts {
  readonly invoiceId: number;
  readonly jobId: number;
  readonly jobPoNumber: string | null;
  readonly vin: string | null;
  readonly vinLast8: string | null;
  readonly poNumber: string | null;
}

const SELECT_FACTS = `SELECT i.id, i.number, i.reference, i.poNumber, c.name AS customerName, o.reference AS corrects
  FROM invoices i JOIN customers c ON c.id = i.customerId LEFT JOIN invoices o ON o.id = i.correctsId WHERE`;

const SELECT_VEHICLES = `SELECT ij.invoiceId, ij.jobId, j.poNumber AS jobPoNumber, v.vin, v.vinLast8, v.poNumber
  FROM invoice_jobs ij JOIN jobs j ON j.id = ij.jobId LEFT JOIN job_units u ON u.jobId = j.id
    LEFT JOIN vehicles v ON v.id = u.vehicleId WHERE ij.invoiceId IN`;

/** Stores the words that invoices are found by. Call it after any change of an invoice, in the same transaction. */
@Injectable()
export class InvoiceWords {
  async refresh(tx: Tx, id: number): Promise<void> {
    await this.refreshAll(tx, [id]);
  }

  /**
   * Of the newest invoices of a customer, with ids below `before`. Returns where the next part begins; null at the end,
   * and for drivers, whose names invoices do not contain.
   */
  async refreshPart(
    tx: Tx,
    owner: NameOwner,
    customerId: number,
    before: number,
  ): Promise<number | null> {
    if (owner !== 'customer') return null;
    const rows: { readonly id: number }[] = await tx.manager.query(
      `SELECT i.id FROM ${readBy(tx.engine, 'invoices i', 'invoices_customer')}
        WHERE i.customerId = ? AND i.id < ? ORDER BY i.id DESC LIMIT ?`,
      [customerId, before, PART],
    );
    const ids = rows.map(({ id }) => id);
    await this.refreshAll(tx, ids);
    return ids.length < PART ? null : (ids.at(-1) ?? null);
  }

  /** Removes an invoice from the search. */
  async remove(tx: Tx, id: number): Promise<void> {
    await INVOICE_WORDS[tx.engine].remove(tx, [id]);
  }

  /** At most as many as fit in one statement. */
  async refreshAll(tx: Tx, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const named = `(${ids.map(() => '?').join(', ')})`;
    // Locked, so that a concurrent change of a name is read after its commit.
    const invoices: InvoiceFacts[] = await tx.manager.query(
      `${SELECT_FACTS} i.id IN ${named} ORDER BY i.id${sharedLock(tx)}`,
      [...ids],
    );
    const vehicles: VehicleFacts[] = await tx.manager.query(
      `${SELECT_VEHICLES} ${named} ORDER BY ij.invoiceId, ij.position`,
      [...ids],
    );
    await INVOICE_WORDS[tx.engine].save(
      tx,
      invoices.map((invoice) => ({
        id: invoice.id,
        text: invoiceSearchText({ ...invoice, jobs: jobsOf(invoice.id, vehicles) }),
      })),
    );
  }
}

/** The jobs of an invoice. A job without vehicles has one row. */
function jobsOf(invoiceId: number, rows: readonly VehicleFacts[]): InvoiceSearchFacts['jobs'] {
  const own = rows.filter((row) => row.invoiceId === invoiceId);
  return [...new Set(own.map(({ jobId }) => jobId))].map((id) => {
    const vehicles = own.filter(({ jobId }) => jobId === id);
    return { id, poNumber: vehicles[0]?.jobPoNumber ?? null, vehicles };
  });
}
