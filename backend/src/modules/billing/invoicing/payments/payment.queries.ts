import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { boundedCount } from '../../../../database/records/bounded-count';
import { Database } from '../../../../database/database';
import { foundRow } from '../../../../database/records/found';
import { type Row, toDate, toNumber } from '../../../../database/rows';
import { listOf } from '../../../../http/answers/list-of';
import { type PageOf, pageRequest } from '../../../../http/answers/paging';
import type { PaymentAnswer } from './payment.schema';
import type { PaymentsQueryDto } from './payment.dto';

const COLUMNS = `p.id, p.customerId, c.name AS customerName, p.paidOn, p.amountCents, p.unappliedCents, p.method,
  p.reference, p.note, p.undoesId, u.id AS undoneById, p.takenByName AS takenBy, p.createdAt, p.version`;

/** MariaDB begins with the left table. With the customers first it would sort all payments. */
const WITH_NAMES =
  'LEFT JOIN customers c ON c.id = p.customerId LEFT JOIN payments u ON u.undoesId = p.id';

type Allocations = PaymentAnswer['allocations'];

/** Reads payments. Inside a transaction it sees uncommitted writes. */
@Injectable()
export class PaymentQueries {
  constructor(private readonly database: Database) {}

  /** Latest day first by default. */
  list(query: PaymentsQueryDto): Promise<PageOf<PaymentAnswer> | PaymentAnswer[]> {
    const where = whereOf(query);
    const direction = raw(query.order === 'asc' ? 'ASC' : 'DESC');
    const select = sql`SELECT ${raw(COLUMNS)} FROM payments p ${raw(WITH_NAMES)} ${where}
      ORDER BY p.paidOn ${direction}, p.id ${direction}`;
    return listOf(this.database, pageRequest(query), {
      select,
      from: sql`FROM payments p ${where}`,
      present: (rows) => this.present(rows),
      count: boundedCount,
    });
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<PaymentAnswer> {
    const rows = await this.database.query<Row>(
      `SELECT ${COLUMNS} FROM payments p ${WITH_NAMES} WHERE p.id = ?`,
      [id],
    );
    return foundRow(await this.present(rows));
  }

  private async present(rows: readonly Row[]): Promise<PaymentAnswer[]> {
    const allocations = await this.allocationsOf(rows.map(({ id }) => toNumber(id)));
    return rows.map(({ amountCents, unappliedCents, createdAt, ...row }) => ({
      // The named columns, validated when written.
      ...(row as Omit<PaymentAnswer, 'amount' | 'unapplied' | 'allocations' | 'createdAt'>),
      amount: toDollars(toNumber(amountCents)),
      unapplied: toDollars(toNumber(unappliedCents)),
      allocations: allocations.get(toNumber(row.id)) ?? [],
      createdAt: toDate(createdAt).toISOString(),
    }));
  }

  private async allocationsOf(ids: readonly number[]): Promise<Map<number, Allocations>> {
    const found = new Map<number, Allocations>();
    if (ids.length === 0) return found;
    const rows = await this.database.select<Row>(
      sql`SELECT a.paymentId, a.invoiceId, i.reference, a.amountCents
        FROM payment_allocations a JOIN invoices i ON i.id = a.invoiceId
        WHERE a.paymentId IN (${join(ids)}) ORDER BY a.paymentId, a.invoiceId`,
    );
    for (const { paymentId, invoiceId, reference, amountCents } of rows) {
      const parts = found.get(toNumber(paymentId)) ?? [];
      parts.push({
        invoiceId: toNumber(invoiceId),
        reference: String(reference),
        amount: toDollars(toNumber(amountCents)),
      });
      found.set(toNumber(paymentId), parts);
    }
    return found;
  }
}

function whereOf({ customerId, invoiceId, from, to }: PaymentsQueryDto): Sql {
  return sql`WHERE 1 = 1${customerId === undefined ? empty : sql` AND p.customerId = ${customerId}`}${
    invoiceId === undefined
      ? empty
      : sql` AND p.id IN (SELECT paymentId FROM payment_allocations WHERE invoiceId = ${invoiceId})`
  }${from ? sql` AND p.paidOn >= ${from}` : empty}${to ? sql` AND p.paidOn <= ${to}` : empty}`;
}
