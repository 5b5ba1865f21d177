import { join, type Sql } from 'sql-template-tag';
import type { Part } from '../database/records/bounded-count';
import { padded } from '../database/records/padded';
import { type Row, toFlag } from '../database/rows';
import { idsOf, partOf } from './found';
import type { Found, Reader } from './word-index';

const WHOLE: Part = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

/** A list that is searched by words. */
export interface SearchedList {
  /** How many of its first records are tested, and how many when these do not do; none where no index keeps its order. */
  readonly tested: readonly number[];
  /** A SELECT of the first records, in the list's order: `id`, and `has`, whether they have the words. */
  first(most: number): Sql;
  /** The newest records of the word index that have the words, whatever list they are in. */
  matches(): Promise<Found>;
  /** A SELECT of those of the ids that are in the list, in its order. */
  among(ids: Sql): Sql;
}

/**
 * Finds a page of a list, or all of it where `page` is null. One rule serves every list and order: its first records
 * are tested. Where these do not fill the page and the list goes on, the newest matches of the word index are filtered
 * and sorted.
 *
 * A record can then be missing, which `isLeast` says: one of a word that more records have than `matches` answers,
 * older than the newest of those.
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
