import type { Sql } from 'sql-template-tag';
import { type Row, toNumber } from '../database/rows';
import type { Part } from '../database/records/bounded-count';
import type { SqlValue } from '../database/sql';
import type { Tx } from '../database/transactions/transaction';
import type { Found } from './word-index';

/** Far below the values and characters that either engine takes in one statement. */
const ROWS_PER_STATEMENT = 500;

export function idsOf(rows: readonly Row[]): number[] {
  return rows.map(({ id }) => toNumber(id));
}

/** A part of all ids that were found. */
export function partOf(ids: readonly number[], { offset, limit }: Part, isLeast: boolean): Found {
  return { ids: ids.slice(offset, offset + limit), total: ids.length, isLeast };
}

/** Takes what is found in its order, a chunk at a time; counts it all, and keeps the items of one page alone. */
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

  /** Whether more was found than the page ends with. */
  get isPassed(): boolean {
    return this.total > this.part.offset + this.part.limit;
  }
}

/**
 * Writes any number of rows, many in one statement. A statement of a single row waits for the end of the transaction
 * and goes to the server with the commit, since nobody looks for words in the transaction that saves them.
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
