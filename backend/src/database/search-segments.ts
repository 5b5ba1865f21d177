import type { Database } from './database';
import { type Row, toNumber } from './rows';

/**
 * MariaDB gathers every record that has a word, at 6 µs each, before it can tell the newest. Each word is
 * therefore stored with the segment of its record in front, so that few segments can be asked alone.
 */
const SEGMENT = 10_000;
/** To base 36, which is enough for as many segments as there can be ids. */
const TAG_DIGITS = 4;
/** How many of the newest are asked first, and how many times as many if those do not do. */
const FIRST_SEGMENTS = 2;
const TIMES = 8;

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

/** Ever more of the records up to an id, the newest first; the last reach has all of them. */
export function reachesFrom(newestId: number): readonly [...Reach[], Reach] {
  const newest = segmentOf(newestId);
  const reaches: Reach[] = [];
  for (let count = FIRST_SEGMENTS; count <= newest; count *= TIMES)
    reaches.push({ oldest: newest - count + 1, newest });
  return [...reaches, { oldest: 0, newest }];
}

/** The same of a table of records that have words. */
export async function reachesOver(
  database: Database,
  table: SegmentedTable,
): Promise<readonly [...Reach[], Reach]> {
  if (database.engine === 'sqlite') return [NO_REACH];
  const [row] = await database.query<Row>(`SELECT MAX(id) AS newest FROM ${table}`);
  return reachesFrom(toNumber(row?.newest));
}

function segmentOf(id: number): number {
  return Math.floor(id / SEGMENT);
}

function tagOf(segment: number): string {
  return `z${segment.toString(36).padStart(TAG_DIGITS, '0')}`;
}
