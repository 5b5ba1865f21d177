import type { Database } from '../database/database';
import { type Row, toNumber } from '../database/rows';

/** The tables of words with so many records that segments are worth it. */
export type SegmentedTable = 'job_search' | 'vehicle_search';

/**
 * MariaDB gathers every record that has a word, at 6 µs each, before it can tell the newest. Each word is
 * therefore stored with the segment of its record in front, so that few segments can be asked alone. A word that
 * hardly any record has is asked for in all, at 20 µs each. Of vehicles there are twice as many as of jobs.
 */
export const SEGMENT: Readonly<Record<SegmentedTable, number>> = {
  job_search: 10_000,
  vehicle_search: 20_000,
};
/** To base 36, which is enough for as many segments as there can be ids. */
const TAG_DIGITS = 4;
export const TAG_LENGTH = 1 + TAG_DIGITS;
/** How many are asked first at least, and how many times as many at most if those do not do. */
const FIRST_SEGMENTS = 2;
const TIMES = 16;
/** A little more than should do. */
const MARGIN = 1.5;
/** So many are asked at once while no more is known than from the records of one: who knows how much there is. */
const MOST_UNKNOWN = 16;

export function segmentOf(table: SegmentedTable, id: number): number {
  return Math.floor(id / SEGMENT[table]);
}

/** The same in SQL, of a column of ids of jobs. */
export function segmentSql(column: string): string {
  const size = String(SEGMENT.job_search);
  return `(${column} - ${column} % ${size}) / ${size}`;
}

/** Of all records of a table that have words, the newest first. */
export async function segmentsOf(database: Database, table: SegmentedTable): Promise<number[]> {
  const key = database.engine === 'sqlite' ? 'rowid' : 'id';
  const [row] = await database.query<Row>(`SELECT MAX(${key}) AS newest FROM ${table}`);
  return segmentsBetween(table, 0, toNumber(row?.newest));
}

/** Of all records with ids from one to another, the newest first. */
export function segmentsBetween(
  table: SegmentedTable,
  oldestId: number,
  newestId: number,
): number[] {
  const newest = segmentOf(table, newestId);
  const length = newest - segmentOf(table, oldestId) + 1;
  return Array.from({ length }, (_, older) => newest - older);
}

/** So many of the records that were looked at have the words. */
export interface Sample {
  readonly looked: number;
  readonly having: number;
}

/** Nothing was looked at. */
export const NO_SAMPLE: Sample = { looked: 0, having: 0 };
/** Numbers as of an order: mostly at most about so few have one. */
export const OF_RARE_NUMBERS: Sample = { looked: 2_000, having: 1 };
/** Those of which more digits are known. */
export const OF_LONG_NUMBERS: Sample = { looked: 1_000_000, having: 1 };

/**
 * What is to be expected of words where they are not dense: what the first records tell, or where none of those has
 * them, nor hardly one of so many others, what is known of their own kind.
 */
export function likely(first: Sample, others: number, rarity: Sample | null): Sample {
  if (first.having > 0) return first;
  return rarity ?? { looked: first.looked + others, having: 0 };
}

/** How many to look through for so many records. */
export function countOfFirst(
  table: SegmentedTable,
  wanted: number,
  { looked, having }: Sample,
): number {
  if (looked === 0) return FIRST_SEGMENTS;
  const inEach = (Math.max(1, having) / looked) * SEGMENT[table];
  const count = Math.ceil((MARGIN * wanted) / inEach);
  const most = looked > SEGMENT[table] ? count : MOST_UNKNOWN;
  return Math.max(FIRST_SEGMENTS, Math.min(most, count));
}

/** How many to look through after so many, in which so many times too few records were found; all where none was. */
export function countOfNext(looked: number, tooFew: number): number {
  return tooFew === Infinity
    ? tooFew
    : Math.max(1, Math.ceil(looked * Math.min(TIMES, MARGIN * tooFew) - looked));
}

/** How the words of its records begin on MariaDB. */
export function tagOf(segment: number): string {
  return `z${segment.toString(36).padStart(TAG_DIGITS, '0')}`;
}

/** Ids from one to before another: of all records in a run of segments. */
export type Run = readonly [first: number, next: number];

export function runOf(table: SegmentedTable, segment: number): Run {
  return [segment * SEGMENT[table], (segment + 1) * SEGMENT[table]];
}

export function runsOf(table: SegmentedTable, segments: readonly number[]): Run[] {
  const runs: [number, number][] = [];
  for (const segment of [...segments].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    const [first, next] = runOf(table, segment);
    if (last?.[1] === first) last[1] = next;
    else runs.push([first, next]);
  }
  return runs;
}
