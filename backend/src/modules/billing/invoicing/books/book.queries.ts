import type { BookedPayment } from '@dispatch/domain/invoices/journal';
import { WRITE_OFF } from '@dispatch/domain/invoices/write-off';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { readBy } from '../../../../database/records/read-by';
import { readInBatches } from '../../../../database/records/read-in-batches';
import { type Row, toIsoText, toNullable, toNumber, toText } from '../../../../database/rows';
import type { BookPeriodAnswer } from './books.schema';

export interface BookedTax {
  readonly name: 'GST' | 'HST' | 'QST';
  readonly province: string | null;
  /** In thousandths of a percent. */
  readonly rate: number;
  readonly baseCents: number;
  readonly cents: number;
}

/** An issued invoice or credit note, with the values of its document. */
export interface RegisterEntry {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly reference: string;
  readonly date: string;
  readonly dueDate: string | null;
  readonly customerName: string;
  readonly subtotalCents: number;
  readonly totalCents: number;
  readonly creditedCents: number;
  readonly paidCents: number;
  readonly taxes: readonly BookedTax[];
}

export interface Sales {
  /** With the credit notes. */
  readonly invoices: number;
  readonly cents: number;
}

/** Entries read at once. */
const BATCH = 500;
const ISSUED = "i.status <> 'draft' AND i.invoiceDate BETWEEN ? AND ?";

/** Reads the booked entries. */
@Injectable()
export class BookQueries {
  constructor(private readonly database: Database) {}

  /** By number, in batches. */
  async *register(from: string, to: string): AsyncGenerator<readonly RegisterEntry[]> {
    const invoices = `SELECT i.*, c.name AS customerName FROM invoices i JOIN customers c ON c.id = i.customerId
      WHERE ${ISSUED} AND i.number > ? ORDER BY i.number LIMIT ?`;
    const batches = { size: BATCH, key: 'number' };
    for await (const rows of readInBatches(this.database, invoices, [from, to], batches)) {
      const taxes = await this.taxesOf(rows.map(({ id }) => toNumber(id)));
      yield rows.map((row) => entryOf(row, taxes.get(toNumber(row.id)) ?? []));
    }
  }

  /** By date. */
  async payments(from: string, to: string): Promise<BookedPayment[]> {
    const rows = await this.database.query<Row>(
      `SELECT p.id, p.paidOn, p.amountCents, p.method, c.name AS customerName FROM payments p
        JOIN customers c ON c.id = p.customerId
        WHERE p.paidOn BETWEEN ? AND ? ORDER BY p.paidOn, p.id`,
      [from, to],
    );
    return rows.map((row) => ({
      source: `PAY-${String(toNumber(row.id)).padStart(6, '0')}`,
      date: toText(row.paidOn),
      customerName: toText(row.customerName),
      cents: toNumber(row.amountCents),
      isWriteOff: row.method === WRITE_OFF,
    }));
  }

  /** The write-offs of a period, less those that were undone. */
  async writeOffs(from: string, to: string): Promise<{ count: number; cents: number }> {
    const [row] = await this.database.query<Row>(
      `SELECT COUNT(*) AS count, SUM(amountCents) AS cents FROM payments
        WHERE paidOn BETWEEN ? AND ? AND method = ?`,
      [from, to, WRITE_OFF],
    );
    return { count: toNumber(row?.count), cents: toNumber(row?.cents) };
  }

  /** The taxes of a period, summed by tax, province and rate. */
  async taxes(from: string, to: string): Promise<BookedTax[]> {
    const rows = await this.database.query<Row>(
      `SELECT t.name, t.province, t.rate, SUM(t.baseCents) AS baseCents, SUM(t.cents) AS cents
        FROM invoices i JOIN invoice_taxes t ON t.invoiceId = i.id WHERE ${ISSUED}
        GROUP BY t.name, t.province, t.rate ORDER BY t.name, t.province, t.rate`,
      [from, to],
    );
    return rows.map(taxOf);
  }

  /** The revenue of a period, as in `revenueCents`. */
  async sales(from: string, to: string): Promise<Sales> {
    const [row] = await this.database.query<Row>(
      `SELECT COUNT(*) AS invoices, SUM(i.subtotalCents) AS cents FROM ${this.revenue()} WHERE ${ISSUED}`,
      [from, to],
    );
    return { invoices: toNumber(row?.invoices), cents: toNumber(row?.cents) };
  }

  /** The sales of each month with an invoice, by `YYYY-MM`. */
  async salesPerMonth(from: string, to: string): Promise<Map<string, Sales>> {
    const rows = await this.database.query<Row>(
      `SELECT SUBSTR(i.invoiceDate, 1, 7) AS month, COUNT(*) AS invoices, SUM(i.subtotalCents) AS cents
        FROM ${this.revenue()} WHERE ${ISSUED} GROUP BY SUBSTR(i.invoiceDate, 1, 7)`,
      [from, to],
    );
    return new Map(
      rows.map(({ month, invoices, cents }) => [
        toText(month),
        { invoices: toNumber(invoices), cents: toNumber(cents) },
      ]),
    );
  }

  /** The day of the first invoice or payment; null while there is none. */
  async firstDay(): Promise<string | null> {
    const [row] = await this.database.query<Row>(
      `SELECT MIN(day) AS day FROM (SELECT MIN(invoiceDate) AS day FROM invoices WHERE status <> 'draft'
        UNION ALL SELECT MIN(paidOn) AS day FROM payments) days`,
    );
    return toNullable(row?.day, toText);
  }

  /** Newest first. */
  async periods(): Promise<BookPeriodAnswer[]> {
    const rows = await this.database.query<Row>(
      'SELECT id, firstDay, lastDay, closedAt, closedByName AS closedBy FROM book_periods ORDER BY lastDay DESC',
    );
    return rows.map((row) => ({
      ...(row as Omit<BookPeriodAnswer, 'closedAt'>), // the named columns, as written
      closedAt: toIsoText(row.closedAt),
    }));
  }

  private revenue(): string {
    return readBy(this.database.engine, 'invoices i', 'invoices_revenue');
  }

  private async taxesOf(ids: readonly number[]): Promise<Map<number, BookedTax[]>> {
    const rows = await this.database.query<Row>(
      `SELECT invoiceId, name, province, rate, baseCents, cents FROM invoice_taxes
        WHERE invoiceId IN (${ids.map(() => '?').join(', ')}) ORDER BY invoiceId, position`,
      ids,
    );
    const taxes = new Map<number, BookedTax[]>();
    for (const row of rows) {
      const known = taxes.get(toNumber(row.invoiceId)) ?? [];
      taxes.set(toNumber(row.invoiceId), [...known, taxOf(row)]);
    }
    return taxes;
  }
}

function entryOf(row: Row, taxes: readonly BookedTax[]): RegisterEntry {
  return {
    id: toNumber(row.id),
    kind: toText(row.kind),
    status: toText(row.status),
    reference: toText(row.reference),
    date: toText(row.invoiceDate),
    dueDate: toNullable(row.dueDate, toText),
    customerName: toText(row.customerName),
    subtotalCents: toNumber(row.subtotalCents),
    totalCents: toNumber(row.totalCents),
    creditedCents: toNumber(row.creditedCents),
    paidCents: toNumber(row.paidCents),
    taxes,
  };
}

function taxOf(row: Row): BookedTax {
  return {
    name: toText(row.name) as BookedTax['name'], // as the tax engine wrote it
    province: toNullable(row.province, toText),
    rate: toNumber(row.rate),
    baseCents: toNumber(row.baseCents),
    cents: toNumber(row.cents),
  };
}
