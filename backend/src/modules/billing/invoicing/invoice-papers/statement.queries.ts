import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toNumber, toText } from '../../../../database/rows';

/** Calendar dates `YYYY-MM-DD`, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A change of a customer's balance on a day. */
export interface StatementEntry {
  readonly kind:
    | 'invoice'
    | 'credit-note'
    | 'payment'
    | 'payment-undone'
    | 'write-off'
    | 'write-off-undone';
  readonly day: string;
  readonly reference: string | null;
  readonly dueDate: string | null;
  /** Positive if the customer owes more. */
  readonly cents: number;
}

/** The limit of a readable statement. */
export const MOST_ENTRIES = 2_000;

const INVOICES = `FROM invoices WHERE customerId = ? AND status <> 'draft'`;
const PAYMENTS = 'FROM payments WHERE customerId = ?';

/** Reads a customer's charges and payments. */
@Injectable()
export class StatementQueries {
  constructor(private readonly database: Database) {}

  /** The opening balance in cents. Negative if the customer had credit. */
  async balanceBefore(customerId: number, day: string): Promise<number> {
    const [row] = await this.database.query<Row>(
      `SELECT (SELECT COALESCE(SUM(totalCents), 0) ${INVOICES} AND invoiceDate < ?) -
        (SELECT COALESCE(SUM(amountCents), 0) ${PAYMENTS} AND paidOn < ?) AS balance`,
      [customerId, day, customerId, day],
    );
    return toNumber(row?.balance);
  }

  /** On each day, invoices come first. Returns at most one more than `MOST_ENTRIES`. */
  async entries(customerId: number, { from, to }: Period): Promise<StatementEntry[]> {
    const rows = await this.database.query<Row>(
      `SELECT kind, invoiceDate AS day, reference, dueDate, totalCents AS cents, 0 AS place, id
        ${INVOICES} AND invoiceDate >= ? AND invoiceDate <= ?
       UNION ALL SELECT CASE WHEN method = 'write-off' THEN CASE WHEN undoesId IS NULL THEN 'write-off' ELSE 'write-off-undone' END
        WHEN undoesId IS NULL THEN 'payment' ELSE 'payment-undone' END, paidOn, reference, NULL,
        -amountCents, 1, id ${PAYMENTS} AND paidOn >= ? AND paidOn <= ?
       ORDER BY day, place, id LIMIT ?`,
      [customerId, from, to, customerId, from, to, MOST_ENTRIES + 1],
    );
    return rows.map((row) => ({
      kind: toText(row.kind) as StatementEntry['kind'], // values of statements and invoices
      day: toText(row.day),
      reference: row.reference as string | null, // text columns
      dueDate: row.dueDate as string | null,
      cents: toNumber(row.cents),
    }));
  }
}
