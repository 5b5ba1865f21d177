import type { Sql } from 'sql-template-tag';
import type { Database } from '../database/database';
import type { Engine } from '../database/engines/engine';
import type { Count, Part } from '../database/records/bounded-count';
import type { Tx } from '../database/transactions/transaction';

/** One full-text table per resource; its rows have the ids of the records they describe. */
export const SEARCH_TABLES = [
  'job_search',
  'customer_search',
  'vehicle_search',
  'invoice_search',
] as const;
export type SearchTable = (typeof SEARCH_TABLES)[number];

/** A record and its searchable text. */
export interface Described {
  readonly id: number;
  readonly text: string;
  /** Whether its words will rarely change. MariaDB tests the words of other records one by one. */
  readonly isSettled?: boolean;
}

/** Records found by words, newest first: the ids of a page, and the total. */
export interface Found extends Count {
  readonly ids: readonly number[];
}

/** A page of the result; with `before`, only of records with smaller ids. */
export interface FoundPart extends Part {
  readonly before?: number;
}

export type Reader = Pick<Database, 'select'>;

/**
 * Searches the records of one table by words. Query words are folded by the domain's `searchQuery`; each must match the
 * start of a word in the record. An empty query finds nothing.
 */
export interface WordIndex {
  /** Newest first. With `isLeast` there may be more than `total`, which then exceeds the page's end. */
  newest(reader: Reader, queryWords: readonly string[], part: FoundPart): Promise<Found>;
  /** A SQL condition on one record's words, 1 or 0; `id` is a column. For lists that are tested record by record. */
  has(queryWords: readonly string[], id: string): Sql;
  /** Stores the words of a new record, without looking for earlier ones. */
  add(tx: Tx, record: Described): Promise<void>;
  /** Replaces the words of the records. */
  save(tx: Tx, records: readonly Described[]): Promise<void>;
  /** The text stored for a record, for code that fills the table directly. */
  stored(record: Described): string;
  /** Removes records from the index. */
  remove(tx: Tx, ids: readonly number[]): Promise<void>;
}

export type WordIndexes = Readonly<Record<Engine, WordIndex>>;
