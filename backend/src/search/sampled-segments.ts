import type { Database } from '../database/database';
import { type Row, toNumber } from '../database/rows';
import { SEGMENT, type SegmentedTable, segmentOf, tagOf } from './search-segments';
import { hasSegments, PREFIX, tokensOf } from './search-tokens';

/** So many records of all segments, at most so many of each, and so few of which must have the words. */
const SAMPLED = { ofAll: 500, ofEach: 100, least: 2 };

/**
 * An index gathers all records of a segment that have the words: too many where more than so many have them, and
 * enough to be asked for alone where so many have.
 */
const MANY = { dense: 1_000, alone: 200 };

/** The words of some records of each segment, each after a blank. */
interface Known {
  readonly newest: number;
  readonly each: number;
  readonly texts: Promise<ReadonlyMap<number, readonly string[]>>;
}

/** Kept until there is another segment. That some have changed since may cost time, but finds the same. */
const known = new WeakMap<Database, Map<SegmentedTable, Known>>();

/** What some records of each segment tell of words, such as those of a customer who went away. */
export interface SampledSegments {
  /** How many of them were looked at. */
  readonly looked: number;
  /** Whether many records of a segment have them. */
  isDense(segment: number): boolean;
  /** The first of some segments that an index is to be asked for at once: few records have them, or it is one. */
  asked(segments: readonly number[]): readonly number[];
}

export async function sampledSegments(
  database: Database,
  table: SegmentedTable,
  words: readonly string[],
  segments: readonly number[],
): Promise<SampledSegments> {
  const { texts: reading, each } = textsOf(database, table, Math.max(0, ...segments));
  const texts = await reading;
  const begins = tokensOf(words).map((token) => ` ${token}`);
  const having = (segment: number) =>
    (texts.get(segment) ?? []).filter((text) => begins.every((begin) => text.includes(begin)));
  const counts = new Map(segments.map((segment) => [segment, having(segment).length]));
  const countOf = (segment: number) => counts.get(segment) ?? 0;
  const has = (many: number, segment: number) => {
    const near = [segment - 1, segment, segment + 1];
    const found = near.reduce((sum, next) => sum + countOf(next), 0);
    const share = found / (near.length * each);
    const areMany = found >= SAMPLED.least && share * SEGMENT[table] >= many;
    return areMany && countOf(segment) > 0;
  };
  return {
    looked: segments.length * each,
    isDense: (segment) => has(MANY.dense, segment),
    asked: (wanted) => {
      const next = wanted.findIndex((segment) => has(MANY.alone, segment));
      return next < 0 ? wanted : wanted.slice(0, Math.max(1, next));
    },
  };
}

function textsOf(database: Database, table: SegmentedTable, newest: number): Known {
  const tables = known.get(database) ?? new Map<SegmentedTable, Known>();
  known.set(database, tables);
  const before = tables.get(table);
  if (before !== undefined && before.newest >= newest) return before;
  const each = Math.min(SAMPLED.ofEach, Math.ceil(SAMPLED.ofAll / (newest + 1)));
  const texts = readTexts(database, table, newest, each);
  tables.set(table, { newest, each, texts });
  texts.catch(() => tables.delete(table));
  return { newest, each, texts };
}

async function readTexts(
  database: Database,
  table: SegmentedTable,
  newest: number,
  each: number,
): Promise<Map<number, string[]>> {
  const key = database.engine === 'sqlite' ? 'rowid' : 'id';
  const ids = Array.from({ length: (newest + 1) * each }, (_, nth) =>
    Math.floor(((nth + 0.5) / each) * SEGMENT[table]),
  );
  const rows = await database.query<Row>(
    `SELECT ${key} AS id, words FROM ${table} WHERE ${key} IN (${ids.join(', ')})`,
  );
  const texts = new Map<number, string[]>();
  for (const { id, words } of rows) {
    const segment = segmentOf(table, toNumber(id));
    const prefix = hasSegments(database.engine, table) ? tagOf(segment) : PREFIX;
    const text = ` ${String(words)}`.replaceAll(` ${prefix}`, ' ');
    texts.set(segment, [...(texts.get(segment) ?? []), text]);
  }
  return texts;
}
