import { issuedStatus } from '@dispatch/domain/invoices/invoice-status';
import type { Allocation, OwedInvoice } from '@dispatch/domain/invoices/payment-split';
import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import {
  exclusiveLock,
  findRecord,
  holdRecord,
  holdRow,
  insertRecords,
  rowsChanged,
  type Stored,
} from '../../../../database/records/records';
import { Customer } from '../../../../database/schema/entities/customer';
import { Invoice } from '../../../../database/schema/entities/invoicing/invoice';
import { Payment, PaymentAllocation } from '../../../../database/schema/entities/invoicing/payment';
import type { Tx } from '../../../../database/transactions/transaction';
import { followPaidParts } from '../../../../totals/reports/paid-sums';

/** An invoice whose row this transaction has locked. */
export interface HeldInvoice extends OwedInvoice {
  readonly version: number;
}

/** A change of an invoice's paid amount. */
export interface PaidChange {
  readonly invoice: HeldInvoice;
  readonly paidCents: number;
  readonly status: HeldInvoice['status'];
}

interface Split {
  readonly parts: readonly Allocation[];
  readonly invoices: readonly HeldInvoice[];
}

const ADD =
  'UPDATE payment_allocations SET amountCents = amountCents + ? WHERE paymentId = ? AND invoiceId = ?';

const OWED = 'SELECT id, status, totalCents, creditedCents, paidCents, version FROM invoices WHERE';

@Injectable()
export class PaymentRepository {
  /** Call it first: only one transaction at a time may move a customer's money. False for an unknown customer. */
  async holdCustomer(tx: Tx, id: number): Promise<boolean> {
    await holdRow(tx, 'customers', id);
    return (await findRecord(tx, Customer, 'id = ? AND deletedAt IS NULL', [id])) !== null;
  }

  /** Locks the customer first, then the payment. */
  async holdWithCustomer(tx: Tx, id: number): Promise<Stored<Payment> | null> {
    const payment = await findRecord(tx, Payment, 'id = ?', [id]);
    if (payment === null) return null;
    await holdRow(tx, 'customers', payment.customerId);
    return holdRecord(tx, Payment, 'id = ?', [id]);
  }

  /** The open invoices of a customer, oldest due date first. */
  holdOwed(tx: Tx, customerId: number): Promise<HeldInvoice[]> {
    const open = `customerId = ? AND status IN ('issued', 'partly-paid') AND kind = 'invoice'`;
    return this.heldInvoices(tx, `${open} ORDER BY dueDate, id`, [customerId]);
  }

  /** Only the invoices that belong to the customer. */
  holdNamed(tx: Tx, customerId: number, ids: readonly number[]): Promise<HeldInvoice[]> {
    if (ids.length === 0) return Promise.resolve([]);
    const named = `id IN (${ids.map(() => '?').join(', ')})`;
    const ofCustomer = `${named} AND customerId = ? AND kind = 'invoice' ORDER BY id`;
    return this.heldInvoices(tx, ofCustomer, [...ids, customerId]);
  }

  /** Allocates its part to each of the locked invoices. */
  async apply(
    tx: Tx,
    paymentId: number,
    { parts, invoices }: Split,
    now: Date,
  ): Promise<PaidChange[]> {
    const known = new Set(
      (await this.allocations(tx, paymentId)).map(({ invoiceId }) => invoiceId),
    );
    const fresh = parts.filter(({ invoiceId }) => !known.has(invoiceId));
    for (const { invoiceId, cents } of parts)
      if (known.has(invoiceId)) await rowsChanged(tx, ADD, [cents, paymentId, invoiceId]);
    if (fresh.length > 0)
      await insertRecords(
        tx,
        PaymentAllocation,
        fresh.map(({ invoiceId, cents }) => ({ paymentId, invoiceId, amountCents: cents })),
      );
    return this.pay(tx, paymentId, { parts, invoices }, now);
  }

  /** All parts of a payment, locked. */
  allocations(tx: Tx, paymentId: number): Promise<Allocation[]> {
    return tx.manager.query<Allocation[]>(
      `SELECT invoiceId, amountCents AS cents FROM payment_allocations WHERE paymentId = ?
        ORDER BY invoiceId${exclusiveLock(tx)}`,
      [paymentId],
    );
  }

  /** Removes all its parts from the locked invoices. */
  async release(tx: Tx, paymentId: number, split: Split, now: Date): Promise<PaidChange[]> {
    await rowsChanged(tx, 'DELETE FROM payment_allocations WHERE paymentId = ?', [paymentId]);
    const parts = split.parts.map(({ invoiceId, cents }) => ({ invoiceId, cents: -cents }));
    return this.pay(tx, paymentId, { ...split, parts }, now);
  }

  /** Changes the paid amount of locked invoices, and updates their status. */
  private async pay(
    tx: Tx,
    paymentId: number,
    { parts, invoices }: Split,
    now: Date,
  ): Promise<PaidChange[]> {
    await followPaidParts(tx, paymentId, parts);
    const held = new Map(invoices.map((invoice) => [invoice.id, invoice]));
    const changes: PaidChange[] = [];
    for (const { invoiceId, cents } of parts) {
      const invoice = held.get(invoiceId);
      if (invoice === undefined) throw new Error(`The invoice ${String(invoiceId)} is not held.`);
      const sums = { ...invoice, paidCents: invoice.paidCents + cents };
      const fields = { paidCents: sums.paidCents, status: issuedStatus(sums) };
      await updateVersioned(tx, Invoice, invoice.id, invoice.version, fields, now);
      changes.push({ invoice, ...fields });
    }
    return changes;
  }

  private heldInvoices(tx: Tx, condition: string, values: number[]): Promise<HeldInvoice[]> {
    return tx.manager.query<HeldInvoice[]>(`${OWED} ${condition}${exclusiveLock(tx)}`, values);
  }
}
