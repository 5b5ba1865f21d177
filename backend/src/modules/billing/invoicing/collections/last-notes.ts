import { OPEN_STATUSES } from '@dispatch/domain/invoices/invoice-status';
import { promiseState } from '@dispatch/domain/invoices/promise-to-pay';
import { WRITE_OFF } from '@dispatch/domain/invoices/write-off';
import { toDollars } from '@dispatch/domain/text/money';
import sql, { join } from 'sql-template-tag';
import type { Database } from '../../../../database/database';
import { padded } from '../../../../database/records/padded';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';

const PREVIEW_CHARS = 200;
/** Customers per statement. */
const AT_ONCE = 1000;

export interface LastNotes {
  readonly lastNote: { readonly text: string; readonly createdAt: string };
  /** The last promise that is not kept. */
  readonly promise: {
    readonly on: string;
    readonly amount: number | null;
    readonly isBroken: boolean;
  } | null;
}

/** Payments since the promise `p`, without reversed ones. A write-off is no payment. */
const PAID = sql`(SELECT COALESCE(SUM(y.amountCents), 0) FROM payments y
  WHERE y.customerId = p.customerId AND y.createdAt >= p.createdAt AND y.method <> ${WRITE_OFF}
    AND y.undoesId IS NULL AND NOT EXISTS (SELECT 1 FROM payments u WHERE u.undoesId = y.id))`;

/** The balance of invoices that were issued before the promise, less credit. */
const OWED = sql`(SELECT COALESCE(SUM(i.totalCents - i.creditedCents - i.paidCents), 0) FROM invoices i
  WHERE i.customerId = p.customerId AND i.status IN (${join(OPEN_STATUSES)}) AND i.kind = 'invoice'
    AND i.issuedAt <= p.createdAt) - (SELECT COALESCE(SUM(y.unappliedCents), 0) FROM payments y
  WHERE y.customerId = p.customerId AND y.unappliedCents > 0)`;

/** The last note and promise of each of these customers who has one. */
export async function lastNotes(
  database: Database,
  customerIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, LastNotes>> {
  const found = new Map<number, LastNotes>();
  for (let start = 0; start < customerIds.length; start += AT_ONCE)
    for (const row of await read(database, customerIds.slice(start, start + AT_ONCE)))
      found.set(toNumber(row['customerId']), {
        lastNote: { text: toText(row['words']), createdAt: toDate(row['createdAt']).toISOString() },
        promise: promiseOf(row, today),
      });
  return found;
}

function read(database: Database, customerIds: readonly number[]): Promise<Row[]> {
  const ids = join(padded(customerIds));
  return database.select<Row>(sql`SELECT l.customerId, SUBSTR(n.\`text\`, 1, ${PREVIEW_CHARS}) AS words, n.createdAt,
      p.promisedOn, p.promisedCents, CASE WHEN p.id IS NULL THEN 0 ELSE ${PAID} END AS paid,
      CASE WHEN p.id IS NULL THEN 0 ELSE ${OWED} END AS owed
    FROM (SELECT customerId, MAX(id) AS lastId,
        MAX(CASE WHEN promisedOn IS NOT NULL THEN id END) AS promiseId
      FROM collection_notes WHERE customerId IN (${ids}) GROUP BY customerId) l
    JOIN collection_notes n ON n.id = l.lastId
    LEFT JOIN collection_notes p ON p.id = l.promiseId`);
}

function promiseOf(row: Row, today: string): LastNotes['promise'] {
  const on = toNullable(row['promisedOn'], toText);
  if (on === null) return null;
  const promisedCents = toNullable(row['promisedCents'], toNumber);
  const paid = { paidCents: toNumber(row['paid']), owedCents: toNumber(row['owed']) };
  const state = promiseState({ promisedOn: on, promisedCents, ...paid }, today);
  if (state === 'kept') return null;
  const amount = promisedCents === null ? null : toDollars(promisedCents);
  return { on, amount, isBroken: state === 'broken' };
}
