import { WRITE_OFF } from '@dispatch/domain/invoices/write-off';
import { daysUntil } from '@dispatch/domain/reports/payment-days';
import { monthOf } from '@dispatch/domain/reports/report-months';
import { exclusiveLock } from '../../database/records/records';
import { type Row, toFlag, toNumber, toText } from '../../database/rows';
import type { Tx } from '../../database/transactions/transaction';
import { addToReports, type Growth } from './report-sums';

interface PaidPart {
  readonly invoiceId: number;
  /** Below 0 for an amount that is taken back. */
  readonly cents: number;
}

/**
 * Updates the reports for parts of a payment that invoices gain or lose. The transaction must hold the invoices. Invoices that
 * are not in the reports yet are added with their payments later.
 */
export async function followPaidParts(
  tx: Tx,
  paymentId: number,
  parts: readonly PaidPart[],
): Promise<void> {
  if (parts.length === 0) return;
  const rows = await tx.manager.query<Row[]>(
    `SELECT i.id AS invoiceId, i.invoiceDate, i.customerId, i.inReports, p.paidOn FROM payments p JOIN invoices i
      ON i.id IN (${parts.map(() => '?').join(', ')}) WHERE p.id = ? AND p.method <> ?${exclusiveLock(tx)}`,
    [...parts.map(({ invoiceId }) => invoiceId), paymentId, WRITE_OFF],
  );
  const cents = new Map(parts.map((part) => [part.invoiceId, part.cents]));
  await addToReports(
    tx,
    rows
      .filter((row) => toFlag(row.inReports))
      .map((row) => paidGrowth(row, cents.get(toNumber(row.invoiceId)) ?? 0)),
  );
}

/** The growths from the payments of these invoices. */
export async function growthsOfPayments(tx: Tx, invoiceIds: readonly number[]): Promise<Growth[]> {
  const rows = await tx.manager.query<Row[]>(
    `SELECT a.amountCents, i.invoiceDate, i.customerId, p.paidOn FROM payment_allocations a
      JOIN invoices i ON i.id = a.invoiceId JOIN payments p ON p.id = a.paymentId
      WHERE a.invoiceId IN (${invoiceIds.map(() => '?').join(', ')}) AND p.method <> ?`,
    [...invoiceIds, WRITE_OFF],
  );
  return rows.map((row) => paidGrowth(row, toNumber(row.amountCents)));
}

export function paidGrowth({ paidOn, invoiceDate, customerId }: Row, cents: number): Growth {
  const day = toText(paidOn);
  const days = daysUntil(toText(invoiceDate), day);
  return {
    ...{ kind: 'customer', month: monthOf(day), value: String(toNumber(customerId)), label: null },
    by: { paidCents: cents, paidCentDays: cents * days },
  };
}
