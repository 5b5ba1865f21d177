import type { Sql } from 'sql-template-tag';
import { type Row, toNumber } from '../database/rows';
import type { Part } from '../database/records/bounded-count';
import type { SqlValue } from '../database/sql';
import type { Tx } from '../database/transactions/transaction';
import type { Found } from './word-index';

/** Far below the limits of either engine on values and characters per statement. */
const ROWS_PER_STATEMENT = 500;

export function idsOf(rows: readonly Row[]): number[] {
  return rows.map(({ id }) => toNumber(id));
}

/** One page of all ids found. */
export function partOf(ids: readonly number[], { offset, limit }: Part, isLeast: boolean): Found {
  return { ids: ids.slice(offset, offset + limit), total: ids.length, isLeast };
}

/** Collects found items in order, chunk by chunk; counts all of them but keeps only one page. */
export class FoundPage<T> {
  readonly items: T[] = [];
  total = 0;

  constructor(private readonly part: Part) {}

  add(found: readonly T[]): void {
    const start = Math.max(0, this.part.offset - this.total);
    const end = Math.max(0, this.part.offset + this.part.limit - this.total);
    this.items.push(...found.slice(start, end));
    this.total += found.length;
  }

  /** Whether there are more items than the page's end. */
  get isPassed(): boolean {
    return this.total > this.part.offset + this.part.limit;
  }
}

/**
 * Writes any number of rows, many per statement. A single row is deferred to the commit, since the saving transaction
 * never searches for words.
 */
export async function inParts<T>(
  tx: Tx,
  rows: readonly T[],
  statementOf: (part: readonly T[]) => Sql,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const { sql, values } = statementOf(rows.slice(start, start + ROWS_PER_STATEMENT));
    if (rows.length === 1) await tx.atCommit(sql, values as SqlValue[], 'nothing'); // as the callers wrote them
    else await tx.manager.query(sql, values);
  }
}
