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
import { addToReports, type Growth } from './report-sums';

export interface Issued {
  readonly id: number;
  readonly kind: string;
  readonly invoiceDate: string;
  readonly customerId: number;
}

/**
 * Adds issued documents with their payments to the reports. Call it in the transaction that issues them, after their lines
 * are stored. Leaves out drafts, and documents that were added before.
 */
export async function addInvoicesToReports(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx.manager.query<Row[]>(
    `SELECT id, kind, invoiceDate, customerId FROM invoices
      WHERE id IN (${ids.map(() => '?').join(', ')}) AND status <> 'draft' AND inReports IS NULL
      ORDER BY id${exclusiveLock(tx)}`,
    [...ids],
  );
  if (rows.length === 0) return;
  const invoices = rows.map((row) => ({
    id: toNumber(row.id),
    kind: toText(row.kind),
    invoiceDate: toText(row.invoiceDate),
    customerId: toNumber(row.customerId),
  }));
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

export function growthsOfInvoice(invoice: Issued, lines: readonly BilledLine[]): Growth[] {
  const month = monthOf(invoice.invoiceDate);
  const customer = { kind: 'customer', month, value: String(invoice.customerId) } as const;
  return [
    { ...customer, label: null, by: waitOf(invoice, lines) },
    ...lines.flatMap((line): Growth[] => {
      const by = { cents: line.amountCents };
      const lane = laneOf(line);
      const make = line.make;
      return [
        { ...customer, label: null, by },
        { kind: 'driver', month, value: String(line.driverId), label: null, by },
        { kind: 'lane', month, value: lane.key, label: lane.label, by },
        { kind: 'vehicle', month, value: optionalSortKey(make) ?? NO_VALUE, label: make, by },
        { kind: 'item', month, value: billedItem(line), label: null, by },
      ];
    }),
  ];
}

/** How long the invoice's jobs waited for it since their delivery. A credit note adds nothing. */
function waitOf({ kind, invoiceDate }: Issued, lines: readonly BilledLine[]) {
  const days = new Map(
    lines.flatMap(({ jobId, deliveredOn }): [number, string][] =>
      jobId === null || deliveredOn === null ? [] : [[jobId, deliveredOn]],
    ),
  );
  if (kind !== 'invoice') return {};
  const waits = [...days.values()].map((day) => daysUntil(day, invoiceDate));
  return { billedJobs: waits.length, billedDays: waits.reduce((sum, wait) => sum + wait, 0) };
}
