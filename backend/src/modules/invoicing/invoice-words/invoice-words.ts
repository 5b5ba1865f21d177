import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  type InvoiceSearchFacts,
  invoiceSearchText,
} from '@dispatch/domain/invoices/invoice-search';
import { Injectable } from '@nestjs/common';
import { sharedLock } from '../../../database/records/records';
import { holdParent } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import { INVOICE_WORDS } from '../../../search/word-indexes';

/** Invoices described at once: others get their turn between two parts of a long list. */
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

/**
 * Keeps the words that invoices are found by. Whoever changes an invoice or renames a customer calls this in the same
 * transaction, after the change.
 */
@Injectable()
export class InvoiceWords {
  async refresh(tx: Tx, id: number): Promise<void> {
    await this.refreshWhere(tx, 'i.id = ?', id);
  }

  /** Of all invoices of a customer. */
  async refreshForCustomer(tx: Tx, customerId: number): Promise<void> {
    await holdParent(tx, 'customers', customerId);
    await this.refreshWhere(tx, 'i.customerId = ?', customerId);
  }

  /** Of one that is found no more. */
  async remove(tx: Tx, id: number): Promise<void> {
    await INVOICE_WORDS[tx.engine].remove(tx, [id]);
  }

  private async refreshWhere(tx: Tx, condition: string, value: number): Promise<void> {
    for (let last = 0; ;) {
      // Locked: a name that others change meanwhile is read as they leave it.
      const part = `${condition} AND i.id > ? ORDER BY i.id LIMIT ${PART}${sharedLock(tx)}`;
      const invoices: InvoiceFacts[] = await tx.manager.query(`${SELECT_FACTS} ${part}`, [
        value,
        last,
      ]);
      const ids = invoices.map(({ id }) => id);
      const newest = ids.at(-1);
      if (newest === undefined) return;
      last = newest;
      const vehicles: VehicleFacts[] = await tx.manager.query(
        `${SELECT_VEHICLES} (${ids.map(() => '?').join(', ')}) ORDER BY ij.invoiceId, ij.position`,
        ids,
      );
      await INVOICE_WORDS[tx.engine].save(
        tx,
        invoices.map((invoice) => ({
          id: invoice.id,
          text: invoiceSearchText({ ...invoice, jobs: jobsOf(invoice.id, vehicles) }),
        })),
      );
      if (ids.length < PART) return;
      await othersTurn();
    }
  }
}

/** The jobs of an invoice; one without vehicles has a single row. */
function jobsOf(invoiceId: number, rows: readonly VehicleFacts[]): InvoiceSearchFacts['jobs'] {
  const own = rows.filter((row) => row.invoiceId === invoiceId);
  return [...new Set(own.map(({ jobId }) => jobId))].map((id) => {
    const vehicles = own.filter(({ jobId }) => jobId === id);
    return { id, poNumber: vehicles[0]?.jobPoNumber ?? null, vehicles };
  });
}
