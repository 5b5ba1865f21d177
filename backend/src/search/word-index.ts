import type { Sql } from 'sql-template-tag';
import type { Database } from '../database/database';
import type { Engine } from '../database/engines/engine';
import type { Count, Part } from '../database/records/bounded-count';
import type { Tx } from '../database/transactions/transaction';

/** One full-text table for each resource; rows go by the id of the record that they describe. */
export const SEARCH_TABLES = [
  'job_search',
  'customer_search',
  'vehicle_search',
  'invoice_search',
] as const;
export type SearchTable = (typeof SEARCH_TABLES)[number];

/** A record and the text that it is found by. */
export interface Described {
  readonly id: number;
  readonly text: string;
  /** Whether its words will hardly change any more. MariaDB tests the words of the others one by one. */
  readonly isSettled?: boolean;
}

/** Records found by words, the newest first: the ids of a page, and how many there are. */
export interface Found extends Count {
  readonly ids: readonly number[];
}

/** A part of what is found; only records with ids below `before`, where that is given. */
export interface FoundPart extends Part {
  readonly before?: number;
}

export type Reader = Pick<Database, 'select'>;

/**
 * Finds the records of one table by their words. Words are folded, as `searchQuery` of the domain makes them, and
 * each begins a word of the record. No words find nothing.
 */
export interface WordIndex {
  /** Newest first. `isLeast` says that there may be more than `total`, which then is more than the part ends with. */
  newest(reader: Reader, queryWords: readonly string[], part: FoundPart): Promise<Found>;
  /** A SQL condition on the words of one record, 1 or 0; `id` is a column. For lists that are tested one by one. */
  has(queryWords: readonly string[], id: string): Sql;
  /** Replaces what records are found by. */
  save(tx: Tx, records: readonly Described[]): Promise<void>;
  /** What a table of words stores of a record: for who fills it by other means. */
  stored(record: Described): string;
  /** Records that are found no more. */
  remove(tx: Tx, ids: readonly number[]): Promise<void>;
}

/** A word index for each engine. */
export type WordIndexes = Readonly<Record<Engine, WordIndex>>;
