import { WRITE_OFF } from '@dispatch/domain/invoices/write-off';
import { type Row, toNumber, toText } from '../../database/rows';
import type { SqlValue } from '../../database/sql';
import { lineOf } from './billed-lines';
import { growthsOfInvoice } from './billed-sums';
import { paidGrowth } from './paid-sums';
import { deliveredJob, growthsOf, REPORTED_COLUMNS } from './report-jobs';
import { addGrowths, type Growth, insertReports, type SumsByKey } from './report-sums';

type Query = (sql: string, values: SqlValue[]) => Promise<Row[]>;

/** Ids read at once. */
const BATCH = 5_000;

/**
 * Recounts the sums of the reports from the jobs and documents that are in them. Those that are in none yet are added after
 * the server's start.
 */
export async function countReports(query: Query): Promise<void> {
  await query('DELETE FROM report_months', []);
  const sums: SumsByKey = new Map();
  const add = (growths: readonly Growth[]) => addGrowths(sums, growths);
  await walk(query, 'jobs', async (range) => {
    const jobs = await query(
      `SELECT ${REPORTED_COLUMNS} FROM jobs WHERE id BETWEEN ? AND ? AND status = 'delivered'
        AND deletedAt IS NULL AND deliveredOn IS NOT NULL`,
      range,
    );
    add(jobs.map(deliveredJob).flatMap(growthsOf));
  });
  await walk(query, 'invoices', async (range) => {
    add(await growthsOfDocuments(query, range));
    const parts = await query(
      `SELECT a.amountCents, i.invoiceDate, i.customerId, p.paidOn FROM invoices i
        JOIN payment_allocations a ON a.invoiceId = i.id JOIN payments p ON p.id = a.paymentId
        WHERE i.id BETWEEN ? AND ? AND i.inReports IS NOT NULL AND p.method <> ?`,
      [...range, WRITE_OFF],
    );
    add(parts.map((part) => paidGrowth(part, toNumber(part.amountCents))));
  });
  await insertReports(query, sums);
}

async function walk(
  query: Query,
  table: 'jobs' | 'invoices',
  read: (range: [number, number]) => Promise<void>,
): Promise<void> {
  const [last] = await query(`SELECT MAX(id) AS id FROM ${table}`, []);
  const end = toNumber(last?.id);
  for (let first = 1; first <= end; first += BATCH) await read([first, first + BATCH - 1]);
}

async function growthsOfDocuments(query: Query, range: [number, number]): Promise<Growth[]> {
  const rows = await query(
    `SELECT l.*, i.kind AS documentKind, i.status AS documentStatus, i.invoiceDate, i.customerId FROM invoices i
      JOIN invoice_lines l ON l.invoiceId = i.id WHERE i.id BETWEEN ? AND ? AND i.inReports IS NOT NULL`,
    range,
  );
  const documents = new Map<number, Row[]>();
  for (const row of rows) {
    const id = toNumber(row.invoiceId);
    const known = documents.get(id) ?? [];
    known.push(row);
    documents.set(id, known);
  }
  return [...documents].flatMap(([id, [first = {}, ...others]]) =>
    growthsOfInvoice(
      {
        ...{ id, kind: toText(first.documentKind), status: toText(first.documentStatus) },
        ...{ invoiceDate: toText(first.invoiceDate), customerId: toNumber(first.customerId) },
      },
      [first, ...others].map(lineOf),
    ),
  );
}
