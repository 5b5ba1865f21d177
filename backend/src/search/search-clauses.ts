import type { Engine } from '../database/engines/engine';
import {
  OF_LONG_NUMBERS,
  OF_RARE_NUMBERS,
  type Run,
  runsOf,
  type Sample,
  type SegmentedTable,
  TAG_LENGTH,
  tagOf,
} from './search-segments';
import {
  ENCODED_LETTER,
  hasSegments,
  JOB_INDEXES,
  type JobIndex,
  PREFIX,
  type SearchTable,
  tokensOf,
} from './search-tokens';
import type { SqlValue } from '../database/sql';

const NUMBER = /^\d{3,}$/;
const RARE_NUMBER = /^\d{4,}$/;
const LONG_NUMBER = /^\d{6,}$/;
const YEAR = /^(?:19\d\d|20[0-4]\d)$/;

/** Of so many characters SQLite's index keeps the records in order, and finds the newest at once. */
const KEPT_BEGINNING = { shortest: 2, longest: 6 };

export interface Clause {
  readonly sql: string;
  readonly params: SqlValue[];
}

/**
 * A SELECT of the ids whose record has a word beginning with each of the given folded words, as
 * `searchQuery` of the domain makes them: `WHERE j.id IN (${match.sql})`. No words match nothing.
 * Only these segments of the index are looked through, which MariaDB has to be told of.
 */
export function matchClause(
  engine: Engine,
  table: 'customer_search',
  queryWords: readonly string[],
): Clause;
export function matchClause(
  engine: 'sqlite',
  table: SegmentedTable,
  queryWords: readonly string[],
): Clause;
export function matchClause(
  engine: Engine,
  table: SegmentedTable,
  queryWords: readonly string[],
  segments: readonly number[],
): Clause;
export function matchClause(
  engine: Engine,
  table: SearchTable,
  queryWords: readonly string[],
  segments?: readonly number[],
): Clause {
  const tokens = tokensOf(queryWords);
  const id = engine === 'sqlite' ? 'rowid AS id' : 'id';
  if (tokens.length === 0 || segments?.length === 0)
    return { sql: `SELECT ${id} FROM ${table} WHERE 1 = 0`, params: [] };
  const runs = table === 'customer_search' ? undefined : segments && runsOf(table, segments);
  return engine === 'sqlite'
    ? sqliteMatch(table, tokens, runs)
    : mysqlMatch(table, indexesOf(table), tokens, segments?.map(tagOf));
}

/** The same on MariaDB, of the jobs in one of its indexes. */
export function indexClause(
  index: JobIndex,
  queryWords: readonly string[],
  segments: readonly number[],
): Clause {
  return mysqlMatch('job_search', [index], tokensOf(queryWords), segments.map(tagOf));
}

function sqliteMatch(
  table: SearchTable,
  tokens: readonly string[],
  runs: readonly Run[] | undefined,
): Clause {
  const sql = `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ?`;
  const sought = tokens.map((found) => `"${PREFIX}${found}"*`).join(' AND ');
  if (runs === undefined) return { sql, params: [sought] };
  // The index skips to a bound that is an integer, which the driver gives none as.
  const within = `${sql} AND rowid >= CAST(? AS INTEGER) AND rowid < CAST(? AS INTEGER)`;
  return {
    sql: runs.map(() => within).join(' UNION ALL '),
    params: runs.flatMap(([first, next]) => [sought, first, next]),
  };
}

/** The tables of MariaDB whose words are indexed. */
function indexesOf(table: SearchTable): readonly string[] {
  return table === 'job_search' ? JOB_INDEXES : [table];
}

/**
 * MariaDB gathers all records of every word before it compares them. A number has few, so that the
 * other words are looked for in those.
 */
function mysqlMatch(
  table: SearchTable,
  indexes: readonly string[],
  tokens: readonly string[],
  prefixes: readonly string[] = [PREFIX],
): Clause {
  const [rarest] = tokens
    .filter((found) => /\d/.test(found.replace(ENCODED_LETTER, '')))
    .sort((one, other) => byRarity(one) - byRarity(other));
  const matched = rarest === undefined ? tokens : [rarest];
  const others = tokens.filter((found) => !matched.includes(found));
  const anywhere = (found: string) => prefixes.map((prefix) => `${prefix}${found}*`).join(' ');
  const sought = matched.map((found) => `+(${anywhere(found)})`).join(' ');
  const alsoIn = textHas('mysql', table, 'words', others);
  const params = [sought, ...alsoIn.params];
  const [first = '', ...more] = indexes.map(
    (index) =>
      `SELECT id FROM ${index} WHERE MATCH (words) AGAINST (? IN BOOLEAN MODE)${alsoIn.sql}`,
  );
  if (more.length === 0) return { sql: first, params };
  // A condition on a union itself would be looked up in it for each row.
  return {
    sql: `SELECT id FROM (${[first, ...more].join(' UNION ALL ')}) matched`,
    params: [params, ...more.map(() => params)].flat(),
  };
}

/** Few records have a long number, but many the year of a vehicle. */
function byRarity(number: string): number {
  return YEAR.test(number) ? 0 : -number.length;
}

/**
 * How many records have all of these words, as far as they themselves tell; null for others than numbers as of
 * an order. Those of one customer may all begin with the same few digits.
 */
export function rarityOf(queryWords: readonly string[]): Sample | null {
  const tokens = tokensOf(queryWords);
  if (tokens.some((found) => LONG_NUMBER.test(found))) return OF_LONG_NUMBERS;
  return tokens.some((found) => RARE_NUMBER.test(found) && !YEAR.test(found))
    ? OF_RARE_NUMBERS
    : null;
}

/** Those of the words that hardly any record has. */
export function rareNumbersOf(queryWords: readonly string[]): string[] {
  return queryWords.filter((word) => rarityOf([word]) !== null);
}

/** Whether all of these words are numbers, of which few records have any; many have the year of a vehicle. */
export function areNumbers(queryWords: readonly string[]): boolean {
  return tokensOf(queryWords).every((found) => NUMBER.test(found) && !YEAR.test(found));
}

/** Whether the newest of the records with these words are found at once, however many have them. */
export function isKeptInOrder(engine: Engine, queryWords: readonly string[]): boolean {
  const { shortest, longest } = KEPT_BEGINNING;
  return (
    engine === 'sqlite' &&
    tokensOf(queryWords).every(({ length }) => length >= shortest && length <= longest)
  );
}

/**
 * On SQLite, a condition on the records with words that begin as the given ones do, in so far as the index
 * keeps the newest of them at hand; null where it keeps none.
 */
export function beginningsClause(
  table: SegmentedTable,
  queryWords: readonly string[],
): Clause | null {
  const { shortest, longest } = KEPT_BEGINNING;
  const kept = tokensOf(queryWords).filter(({ length }) => length >= shortest);
  if (kept.length === 0) return null;
  const begins = kept.map((found) => `"${PREFIX}${found.slice(0, longest)}"*`);
  return { sql: `${table} MATCH ?`, params: [begins.join(' AND ')] };
}

/**
 * The same asked of stored words themselves, as further conditions of a statement that reads them:
 * `FROM job_search WHERE id > ?${clause.sql}`. For a few thousand records this is far quicker than an
 * index that gathers all records of a word first.
 */
export function wordsClause(
  engine: Engine,
  table: SearchTable,
  queryWords: readonly string[],
): Clause {
  return textHas(engine, table, `${table}.words`, tokensOf(queryWords));
}

function textHas(
  engine: Engine,
  table: SearchTable,
  column: string,
  tokens: readonly string[],
): Clause {
  const text = engine === 'sqlite' ? `' ' || ${column}` : `CONCAT(' ', CAST(${column} AS BINARY))`;
  const isTagged = hasSegments(engine, table);
  // All words of a record begin with its segment.
  const sought = isTagged ? `CONCAT(' ', LEFT(${column}, ${TAG_LENGTH}), ?)` : '?';
  return {
    sql: tokens.map(() => ` AND INSTR(${text}, ${sought}) > 0`).join(''),
    params: tokens.map((found) => (isTagged ? found : ` ${PREFIX}${found}`)),
  };
}
