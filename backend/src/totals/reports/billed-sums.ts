import { billedItem } from '@dispatch/domain/reports/billed-item';
import { laneOf } from '@dispatch/domain/reports/lane';
import { daysUntil } from '@dispatch/domain/reports/payment-days';
import { monthOf } from '@dispatch/domain/reports/report-months';
import { NO_VALUE } from '@dispatch/domain/reports/report-kinds';
import { optionalSortKey } from '@dispatch/domain/text/sort-key';
import { exclusiveLock } from '../../database/records/records';
import { type Row, toNumber, toText } from '../../database/rows';
import type { Tx } from '../../database/transactions/transaction';
import { type BilledLine, describedLines } from './billed-lines';
import { growthsOfPayments } from './paid-sums';
import { addToReports, type Growth, negative, type Sums } from './report-sums';

export interface Issued {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly invoiceDate: string;
  readonly customerId: number;
}

/**
 * Adds issued documents with their payments to the reports. Call it in the transaction that issues them, after their lines
 * are stored. Leaves out drafts, and documents that were added before.
 */
export async function addInvoicesToReports(tx: Tx, ids: readonly number[]): Promise<void> {
  const invoices = await issued(tx, ids, 'inReports IS NULL');
  if (invoices.length === 0) return;
  const counted = invoices.map(({ id }) => id);
  const lines = await describedLines(tx, counted);
  await addToReports(tx, [
    ...invoices.flatMap((invoice) =>
      growthsOfInvoice(
        invoice,
        lines.filter(({ invoiceId }) => invoiceId === invoice.id),
      ),
    ),
    ...(await growthsOfPayments(tx, counted)),
  ]);
  await tx.atCommit(
    `UPDATE invoices SET inReports = 1 WHERE id IN (${counted.map(() => '?').join(', ')})`,
    counted,
    'nothing',
  );
}

/**
 * Removes the waits of an invoice from the reports before it is credited in full: its jobs wait for another invoice. The
 * transaction must hold the invoice.
 */
export async function removeWaits(tx: Tx, id: number): Promise<void> {
  const [invoice] = await issued(tx, [id], 'inReports IS NOT NULL');
  if (invoice === undefined) return;
  const lines = await describedLines(tx, [id]);
  await addToReports(tx, [{ ...sumsOf(invoice), by: negative(waitOf(invoice, lines)) }]);
}

async function issued(tx: Tx, ids: readonly number[], where: string): Promise<Issued[]> {
  const rows = await tx.manager.query<Row[]>(
    `SELECT id, kind, status, invoiceDate, customerId FROM invoices
      WHERE id IN (${ids.map(() => '?').join(', ')}) AND status <> 'draft' AND ${where}
      ORDER BY id${exclusiveLock(tx)}`,
    [...ids],
  );
  return rows.map((row) => ({
    id: toNumber(row.id),
    kind: toText(row.kind),
    status: toText(row.status),
    invoiceDate: toText(row.invoiceDate),
    customerId: toNumber(row.customerId),
  }));
}

/** The sums of the invoice's customer. */
function sumsOf({ invoiceDate, customerId }: Issued) {
  const value = String(customerId);
  return { kind: 'customer', month: monthOf(invoiceDate), value, label: null } as const;
}

export function growthsOfInvoice(invoice: Issued, lines: readonly BilledLine[]): Growth[] {
  const customer = sumsOf(invoice);
  const { month } = customer;
  return [
    { ...customer, by: waitOf(invoice, lines) },
    ...lines.flatMap((line): Growth[] => {
      const by = { cents: line.amountCents };
      const lane = laneOf(line);
      const make = line.make;
      return [
        { ...customer, by },
        { kind: 'driver', month, value: String(line.driverId), label: null, by },
        { kind: 'lane', month, value: lane.key, label: lane.label, by },
        { kind: 'vehicle', month, value: optionalSortKey(make) ?? NO_VALUE, label: make, by },
        { kind: 'item', month, value: billedItem(line), label: null, by },
      ];
    }),
  ];
}

/**
 * How long the invoice's jobs waited for it since their delivery. Jobs with only charges added later were invoiced before. A
 * credit note adds nothing, nor does an invoice that was credited in full.
 */
function waitOf({ kind, status, invoiceDate }: Issued, lines: readonly BilledLine[]): Sums {
  if (kind !== 'invoice' || status === 'void') return {};
  const days = new Map(
    lines
      .filter((line) => billedItem(line) === 'transport')
      .flatMap(({ jobId, deliveredOn }): [number, string][] =>
        jobId === null || deliveredOn === null ? [] : [[jobId, deliveredOn]],
      ),
  );
  const waits = [...days.values()].map((day) => daysUntil(day, invoiceDate));
  return { billedJobs: waits.length, billedDays: waits.reduce((sum, wait) => sum + wait, 0) };
}
