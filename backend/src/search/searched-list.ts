import { join, type Sql } from 'sql-template-tag';
import type { Part } from '../database/records/bounded-count';
import { padded } from '../database/records/padded';
import { type Row, toFlag } from '../database/rows';
import { idsOf, partOf } from './found';
import type { Found, Reader } from './word-index';

const WHOLE: Part = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

/** A list that is searched by words. */
export interface SearchedList {
  /** How many of its first records are tested; 0 where no index keeps its order. */
  readonly mostTested: number;
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
  const { mostTested } = list;
  const rows = mostTested === 0 ? [] : await reader.select<Row>(list.first(mostTested));
  const tested = idsOf(rows.filter(({ has }) => toFlag(has)));
  const goesOn = rows.length === mostTested;
  if (!goesOn || tested.length > part.offset + part.limit) return partOf(tested, part, goesOn);
  const { ids, isLeast } = await list.matches();
  const all = [...new Set([...tested, ...ids])];
  if (all.length === 0) return { ids: [], total: 0, isLeast };
  return partOf(idsOf(await reader.select<Row>(list.among(join(padded(all))))), part, isLeast);
}
