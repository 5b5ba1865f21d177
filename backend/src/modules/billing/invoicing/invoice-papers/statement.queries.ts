import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toNumber, toText } from '../../../../database/rows';

/** Calendar dates `YYYY-MM-DD`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What changed a customer's balance on a day. */
export interface StatementEntry {
  readonly kind: 'invoice' | 'credit-note' | 'payment' | 'payment-undone';
  readonly day: string;
  readonly reference: string | null;
  readonly dueDate: string | null;
  /** Above nothing where the customer owes more by it. */
  readonly cents: number;
}

/** More have no place on paper that somebody reads. */
export const MOST_ENTRIES = 2_000;

const INVOICES = `FROM invoices WHERE customerId = ? AND status <> 'draft'`;
const PAYMENTS = 'FROM payments WHERE customerId = ?';

/** Reads what a customer was charged and has paid. */
@Injectable()
export class StatementQueries {
  constructor(private readonly database: Database) {}

  /** What was owed before the first day, in cents; below nothing where the customer had credit. */
  async balanceBefore(customerId: number, day: string): Promise<number> {
    const [row] = await this.database.query<Row>(
      `SELECT (SELECT COALESCE(SUM(totalCents), 0) ${INVOICES} AND invoiceDate < ?) -
        (SELECT COALESCE(SUM(amountCents), 0) ${PAYMENTS} AND paidOn < ?) AS balance`,
      [customerId, day, customerId, day],
    );
    return toNumber(row?.balance);
  }

  /** Of each day the invoices come first; at most one more than `MOST_ENTRIES`. */
  async entries(customerId: number, { from, to }: Period): Promise<StatementEntry[]> {
    const rows = await this.database.query<Row>(
      `SELECT kind, invoiceDate AS day, reference, dueDate, totalCents AS cents, 0 AS place, id
        ${INVOICES} AND invoiceDate >= ? AND invoiceDate <= ?
       UNION ALL SELECT CASE WHEN undoesId IS NULL THEN 'payment' ELSE 'payment-undone' END, paidOn, reference, NULL,
        -amountCents, 1, id ${PAYMENTS} AND paidOn >= ? AND paidOn <= ?
       ORDER BY day, place, id LIMIT ${String(MOST_ENTRIES + 1)}`,
      [customerId, from, to, customerId, from, to],
    );
    return rows.map((row) => ({
      kind: toText(row.kind) as StatementEntry['kind'], // those of the statement, and of invoices
      day: toText(row.day),
      reference: row.reference as string | null, // text columns
      dueDate: row.dueDate as string | null,
      cents: toNumber(row.cents),
    }));
  }
}
