import type { Count, Part } from '../database/records/bounded-count';
import type { Database } from '../database/database';
import { type Row, toNumber } from '../database/rows';
import { sampledSegments } from './sampled-segments';
import {
  beginningsClause,
  type Clause,
  isKeptInOrder,
  matchClause,
  rareNumbersOf,
  rarityOf,
  wordsClause,
} from './search-clauses';
import {
  countOfFirst,
  countOfNext,
  likely,
  NO_SAMPLE,
  OF_LONG_NUMBERS,
  type Run,
  runOf,
  type Sample,
  type SegmentedTable,
  segmentsOf,
} from './search-segments';

/** A part of the records found by words, in their order. */
export interface Found extends Count {
  readonly ids: readonly number[];
}

interface Search extends Part {
  readonly database: Database;
  readonly table: SegmentedTable;
  readonly words: readonly string[];
}

/** So many are counted at least where SQLite asks its index, which gives them one by one. */
const MOST_COUNTED = 1_000;

/**
 * The newest records, whose own words are looked at first on MariaDB. A word that fills a page from these
 * is too frequent to ask its index, which would gather all records that have it.
 */
const LOOKED_THROUGH = 1_000;

/**
 * SQLite gathers all records that have a long word, but none to give the newest whose words begin like it.
 * So many of these are looked at, for as long a part as that is quicker for.
 */
const ALIKE = { least: 300, timesThePart: 2, longestPart: 1_000 };

const EVERY_ID: Run = [0, Number.MAX_SAFE_INTEGER];

/** Single letters begin words of most records: so many of the newest are looked at, as they come. */
const NEWEST_WITH_LETTERS = [500, 5_000];
const EVERY_RECORD: Clause = { sql: '1 = 1', params: [] };

/**
 * Finds records by folded words. Only those looked through are counted, always more than the part ends
 * with where there are more.
 */
export async function newestFound(
  database: Database,
  table: SegmentedTable,
  words: readonly string[],
  part: Part,
): Promise<Found> {
  const search = { database, table, words, ...part };
  const rarity = rarityOf(words);
  if (database.engine === 'mysql') {
    const first = rarity === OF_LONG_NUMBERS ? rarity : await amongNewest(search);
    return 'ids' in first ? first : inSegments(search, first, rarity);
  }
  return (await amongSome(search, rarity)) ?? inSqliteIndex(search);
}

/** Of all, or those with ids from one to before another: what was looked at where there is not more than the part. */
async function amongNewest(
  { database, table, words, limit, offset }: Search,
  [first, next]: Run = EVERY_ID,
): Promise<Found | Sample> {
  const most = LOOKED_THROUGH;
  if (offset + limit >= most) return NO_SAMPLE;
  const newest = `(SELECT MAX(id) FROM ${table} WHERE id < ${String(next)})`;
  const has = wordsClause('mysql', table, words);
  const rows = await database.query<Row>(
    `SELECT id, COUNT(*) OVER () AS total, ${newest} AS newest FROM ${table}
     WHERE id > ${newest} - ${String(most)} AND id BETWEEN ? AND ?${has.sql}
     ORDER BY id DESC LIMIT ? OFFSET ?`,
    [first, next - 1, ...has.params, limit, offset],
  );
  const total = toNumber(rows[0]?.total);
  if (total <= offset + limit) return { looked: most, having: total };
  return { ids: idsOf(rows), total, isLeast: toNumber(rows[0]?.newest) > most };
}

/** Null where the index is quicker than to look at some records, or these do not do. */
async function amongSome(search: Search, rarity: Sample | null): Promise<Found | null> {
  const { table, words } = search;
  if (rarity === OF_LONG_NUMBERS) return null;
  // The index would look up each of the few with a number among the many with another word.
  const rare = words.length > 1 ? rareNumbersOf(words) : [];
  const few = beginningsClause(table, rare);
  const others = words.filter((word) => !rare.includes(word));
  if (few !== null) return amongFirst({ ...search, words: others }, few, MOST_COUNTED + 1);
  return isKeptInOrder('sqlite', words) ? null : amongAlike(search);
}

/** Null unless there is more than the part, or all that begin so were looked at. */
async function amongAlike(search: Search): Promise<Found | null> {
  const { table, words, limit, offset } = search;
  const end = offset + limit;
  if (end > ALIKE.longestPart) return null;
  const alike = beginningsClause(table, words);
  if (alike !== null)
    return amongFirst(search, alike, Math.max(ALIKE.least, ALIKE.timesThePart * end));
  for (const most of NEWEST_WITH_LETTERS) {
    const found = await amongFirst(search, EVERY_RECORD, most);
    if (found !== null) return found;
  }
  return null;
}

async function amongFirst(search: Search, alike: Clause, most: number): Promise<Found | null> {
  const { database, table, words, limit, offset } = search;
  const has = wordsClause('sqlite', table, words);
  const rows = await database.query<Row>(
    `WITH seen AS MATERIALIZED (
       SELECT rowid AS id, 1 = 1${has.sql} AS has FROM ${table} WHERE ${alike.sql}
       ORDER BY rowid DESC LIMIT ${String(most)}
     )
     SELECT id, total, looked FROM (SELECT SUM(has) AS total, COUNT(*) AS looked FROM seen) whole
     LEFT JOIN (SELECT id FROM seen WHERE has ORDER BY id DESC LIMIT ? OFFSET ?) part ON 1 = 1
     ORDER BY id DESC`,
    [...has.params, ...alike.params, limit, offset],
  );
  const total = toNumber(rows[0]?.total);
  const isLeast = toNumber(rows[0]?.looked) === most;
  if (isLeast && total <= offset + limit) return null;
  return { ids: idsOf(rows.filter(({ id }) => id !== null)), total, isLeast };
}

/** Only so many of them are gathered; the index gives the newest first. */
async function inSqliteIndex({ database, table, words, ...part }: Search): Promise<Found> {
  const { sql, params } = matchClause('sqlite', table, words);
  const most = Math.max(MOST_COUNTED, part.offset + part.limit + 1);
  const newest = { sql: `${sql} ORDER BY rowid DESC LIMIT ?`, params: [...params, most + 1] };
  const { ids, total } = await pick(database, newest, part);
  return { ids, total: Math.min(total, most), isLeast: total > most };
}

/** Ever more of the older segments, none of them twice; of a dense one the newest records are looked at first. */
async function inSegments(search: Search, first: Sample, rarity: Sample | null): Promise<Found> {
  const { database, table, words, limit, offset } = search;
  const end = offset + limit;
  const segments = await segmentsOf(database, table);
  const sampled = await sampledSegments(database, table, words, segments);
  const sample = likely(first, sampled.looked, rarity);
  const ids: number[] = [];
  for (let total = 0, looked = 0; ;) {
    const wanted = end - Math.max(offset, total);
    // At least one, which tells how many there are.
    const part = { limit: Math.max(1, wanted), offset: Math.max(0, offset - total) };
    const segment = segments[looked] ?? 0;
    const newest = sampled.isDense(segment)
      ? await amongNewest({ ...search, ...part }, runOf(table, segment))
      : NO_SAMPLE;
    if ('ids' in newest) {
      ids.push(...newest.ids.slice(0, wanted));
      return { ids, total: total + newest.total, isLeast: true };
    }
    const count =
      looked === 0 ? countOfFirst(table, end, sample) : countOfNext(looked, end / total);
    const next = sampled.asked(segments.slice(looked, looked + count));
    const match = matchClause('mysql', table, words, next);
    const found = await pick(database, match, part);
    ids.push(...found.ids.slice(0, wanted));
    total += found.total;
    looked += next.length;
    const isLeast = looked < segments.length;
    if (total > end || !isLeast) return { ids, total, isLeast };
  }
}

/** Picked and counted at one go: to look for words takes as long for either as for both. */
async function pick(
  database: Database,
  { sql, params }: Clause,
  { limit, offset }: Part,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const rows = await database.query<Row>(
    `SELECT id, COUNT(*) OVER () AS total FROM (${sql}) found ORDER BY id DESC LIMIT ? OFFSET ?`,
    [...params, limit, offset],
  );
  if (rows.length > 0 || offset === 0) return { ids: idsOf(rows), total: toNumber(rows[0]?.total) };
  const [past] = await database.query<Row>(`SELECT COUNT(*) AS total FROM (${sql}) found`, params);
  return { ids: [], total: toNumber(past?.total) };
}

export function idsOf(rows: readonly Row[]): number[] {
  return rows.map(({ id }) => toNumber(id));
}
