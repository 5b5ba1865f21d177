import { join, type Sql } from 'sql-template-tag';
import type { Part } from '../database/records/bounded-count';
import { padded } from '../database/records/padded';
import { type Row, toFlag } from '../database/rows';
import { idsOf, partOf } from './found';
import type { Found, Reader } from './word-index';

const WHOLE: Part = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

export interface SearchedList {
  /**
   * How many of its first records to test, and how many if those do not suffice; empty if no index has the list's
   * order.
   */
  readonly tested: readonly number[];
  /** A SELECT of the first records in the list's order: `id`, and `has`, whether they contain the words. */
  first(most: number): Sql;
  /** The newest records of the word index with the words, in any list. */
  matches(): Promise<Found>;
  /** A SELECT of the given ids that are in the list, in its order. */
  among(ids: Sql): Sql;
}

/**
 * Finds a page of a list, or all of it if `page` is null. All lists and orders use the same method: the first records
 * are tested. If these do not fill the page and the list goes on, the newest matches of the word index are filtered and
 * sorted.
 *
 * If a word has more matches than `matches` returns, older records can be missing. `isLeast` reports this.
 */
export async function searchList(
  reader: Reader,
  list: SearchedList,
  page: Part | null,
): Promise<Found> {
  const part = page ?? WHOLE;
  let first: number[] = [];
  for (const most of list.tested) {
    const rows = await reader.select<Row>(list.first(most));
    first = idsOf(rows.filter(({ has }) => toFlag(has)));
    const goesOn = rows.length === most;
    if (!goesOn || first.length > part.offset + part.limit) return partOf(first, part, goesOn);
  }
  const { ids, isLeast } = await list.matches();
  const all = [...new Set([...first, ...ids])];
  if (all.length === 0) return { ids: [], total: 0, isLeast };
  return partOf(idsOf(await reader.select<Row>(list.among(join(padded(all))))), part, isLeast);
}
