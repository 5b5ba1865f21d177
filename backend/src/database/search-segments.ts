import type { Database } from './database';
import { type Row, toNumber } from './rows';

/**
 * MariaDB gathers every record that has a word, at 6 µs each, before it can tell the newest. Each word is
 * therefore stored with the segment of its record in front, so that few segments can be asked alone.
 */
const SEGMENT = 10_000;
/** To base 36, which is enough for as many segments as there can be ids. */
const TAG_DIGITS = 4;
/** How many of the newest are asked first, and how many times as many at most if those do not do. */
const FIRST_SEGMENTS = 2;
const TIMES = 8;
/** A little more than should do. */
const MARGIN = 1.5;
/** So many are asked at once while nothing was found: who knows how much there is in them. */
const MOST_UNKNOWN = 16;

/** The tables of words with so many records that segments are worth it. */
export type SegmentedTable = 'job_search' | 'vehicle_search';

/** From one segment to another, both included. */
export interface Reach {
  readonly oldest: number;
  readonly newest: number;
}

/** For a search of nothing, and on SQLite, which has no segments. */
export const NO_REACH: Reach = { oldest: 0, newest: 0 };

/** How the words of a record begin. */
export function segmentTag(id: number): string {
  return tagOf(segmentOf(id));
}

/** The same in SQL. */
export function segmentTagSql(id: string): string {
  return `CONCAT('z', LOWER(LPAD(CONV(${id} DIV ${SEGMENT}, 10, 36), ${TAG_DIGITS}, '0')))`;
}

export function tagsWithin({ oldest, newest }: Reach): string[] {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => tagOf(oldest + index));
}

/** Which no record in the reach comes before. */
export function firstIdOf({ oldest }: Reach): number {
  return oldest * SEGMENT;
}

/** Which all records in the reach come before. */
export function nextIdAfter({ newest }: Reach): number {
  return (newest + 1) * SEGMENT;
}

/** The first segments to look for the records in that come before an id. */
export function newestReach(nextId: number): Reach {
  const newest = segmentOf(Math.max(0, nextId - 1));
  return { oldest: Math.max(0, newest - FIRST_SEGMENTS + 1), newest };
}

/** Those to be looked through next: as many as should do, by how many times too few records were found. */
export function olderReach(first: Reach, last: Reach, tooFew: number): Reach {
  const looked = first.newest - last.oldest + 1;
  const more =
    tooFew === Infinity
      ? Math.min(MOST_UNKNOWN, looked * (TIMES - 1))
      : Math.ceil(looked * Math.min(TIMES, MARGIN * tooFew) - looked);
  const newest = last.oldest - 1;
  return { oldest: Math.max(0, newest - Math.max(1, more) + 1), newest };
}

/** Ever more of the records up to an id, the newest first; the last reach has all of them. */
export function reachesFrom(newestId: number): readonly [...Reach[], Reach] {
  const newest = segmentOf(newestId);
  const reaches: Reach[] = [];
  for (let count = FIRST_SEGMENTS; count <= newest; count *= TIMES)
    reaches.push({ oldest: newest - count + 1, newest });
  return [...reaches, { oldest: 0, newest }];
}

/** Over all records of a table that have words. */
export async function wholeReach(database: Database, table: SegmentedTable): Promise<Reach> {
  if (database.engine === 'sqlite') return NO_REACH;
  const [row] = await database.query<Row>(`SELECT MAX(id) AS newest FROM ${table}`);
  return { oldest: 0, newest: segmentOf(toNumber(row?.newest)) };
}

function segmentOf(id: number): number {
  return Math.floor(id / SEGMENT);
}

function tagOf(segment: number): string {
  return `z${segment.toString(36).padStart(TAG_DIGITS, '0')}`;
}
