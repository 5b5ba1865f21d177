import { words } from '@dispatch/domain/search-words';
import type { Engine } from './engine';
import {
  type Reach,
  type SegmentedTable,
  segmentTag,
  segmentTagSql,
  tagsWithin,
} from './search-segments';
import type { SqlValue } from './sql-values';
import type { Tx } from './transaction';

/** One full-text table per resource; rows go by the id of the record they describe. */
export type SearchTable = SegmentedTable | 'customer_search';

/**
 * Starts every stored and searched word: no word is then too short for the index or one of its stop
 * words, whatever the server's settings. Where MariaDB keeps segments their tag stands for it.
 */
const PREFIX = 'zz';
/** What `token` makes of a letter other than a-z. */
const ENCODED_LETTER = /_[a-z0-9]{4}/g;
const RARE_NUMBER = /^\d{4,}$/;
const YEAR = /^(?:19\d\d|20[0-4]\d)$/;
/** MariaDB indexes words of up to 84 characters. */
const TOKEN_MAX = 78;
/** Far below the values and characters that either engine takes in one statement. */
const RECORDS_PER_STATEMENT = 200;

/** Of so many characters SQLite's index keeps the records in order, and finds the newest at once. */
const KEPT_BEGINNING = { shortest: 2, longest: 4 };

export interface Described {
  readonly id: number;
  readonly text: string;
}

/** What is stored of a record's text: its words, each once, as the index takes them. */
export function storedWords(engine: Engine, table: SearchTable, { id, text }: Described): string {
  const prefix = hasSegments(engine, table) ? segmentTag(id) : PREFIX;
  return [...new Set(words(text).map(token))].map((stored) => prefix + stored).join(' ');
}

function hasSegments(engine: Engine, table: SearchTable): table is SegmentedTable {
  return engine === 'mysql' && table !== 'customer_search';
}

/** Replaces what the record is found by. */
export function saveWords(tx: Tx, table: SearchTable, id: number, text: string): Promise<void> {
  return saveAllWords(tx, table, [{ id, text }]);
}

/** The same of any number of records, many in one statement. */
export async function saveAllWords(
  tx: Tx,
  table: SearchTable,
  records: readonly Described[],
): Promise<void> {
  for (const part of parts(records, RECORDS_PER_STATEMENT)) {
    const { sql, params } = saving(tx.engine, table, part);
    await tx.manager.query(sql, params);
  }
}

/** The same of a record that the transaction makes and does not change again. */
export async function saveNewWords(
  tx: Tx,
  table: SearchTable,
  id: number,
  text: string,
): Promise<void> {
  const { sql, params } = saving(tx.engine, table, [{ id, text }]);
  await tx.lastly(sql, params, 'nothing');
}

function saving(engine: Engine, table: SearchTable, records: readonly Described[]): Clause {
  const rows = records.map(() => '(?, ?)').join(', ');
  return {
    sql:
      engine === 'sqlite'
        ? `INSERT OR REPLACE INTO ${table} (rowid, words) VALUES ${rows}`
        : `INSERT INTO ${table} (id, words) VALUES ${rows} ON DUPLICATE KEY UPDATE words = VALUES(words)`,
    params: records.flatMap((record) => [record.id, storedWords(engine, table, record)]),
  };
}

export async function removeWords(
  tx: Tx,
  table: SearchTable,
  ids: readonly number[],
): Promise<void> {
  const key = tx.engine === 'sqlite' ? 'rowid' : 'id';
  for (const part of parts(ids, RECORDS_PER_STATEMENT))
    await tx.manager.query(
      `DELETE FROM ${table} WHERE ${key} IN (${part.map(() => '?').join(', ')})`,
      [...part],
    );
}

function parts<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}

export interface Clause {
  readonly sql: string;
  readonly params: SqlValue[];
}

/**
 * A SELECT of the ids whose record has a word beginning with each of the given folded words, as
 * `searchQuery` of the domain makes them: `WHERE j.id IN (${match.sql})`. No words match nothing.
 * Where MariaDB keeps segments, those within reach are looked through.
 */
export function matchClause(
  engine: Engine,
  table: 'customer_search',
  queryWords: readonly string[],
): Clause;
export function matchClause(
  engine: Engine,
  table: SegmentedTable,
  queryWords: readonly string[],
  reach: Reach,
): Clause;
export function matchClause(
  engine: Engine,
  table: SearchTable,
  queryWords: readonly string[],
  reach?: Reach,
): Clause {
  const tokens = tokensOf(queryWords);
  const id = engine === 'sqlite' ? 'rowid AS id' : 'id';
  if (tokens.length === 0) return { sql: `SELECT ${id} FROM ${table} WHERE 1 = 0`, params: [] };
  return engine === 'sqlite'
    ? {
        sql: `SELECT ${id} FROM ${table} WHERE ${table} MATCH ?`,
        params: [tokens.map((found) => `"${PREFIX}${found}"*`).join(' AND ')],
      }
    : mysqlMatch(table, tokens, reach === undefined ? [PREFIX] : tagsWithin(reach));
}

/**
 * MariaDB gathers all records of every word before it compares them. A number has few, so that the
 * other words are looked for in those.
 */
function mysqlMatch(
  table: SearchTable,
  tokens: readonly string[],
  prefixes: readonly string[],
): Clause {
  const [rarest] = tokens
    .filter((found) => /\d/.test(found.replace(ENCODED_LETTER, '')))
    .sort((one, other) => byRarity(one) - byRarity(other));
  const matched = rarest === undefined ? tokens : [rarest];
  const others = tokens.filter((found) => !matched.includes(found));
  const alsoIn = textHas('mysql', table, others);
  const anywhere = (found: string) => prefixes.map((prefix) => `${prefix}${found}*`).join(' ');
  return {
    sql: `SELECT id FROM ${table} WHERE MATCH (words) AGAINST (? IN BOOLEAN MODE)${alsoIn.sql}`,
    params: [matched.map((found) => `+(${anywhere(found)})`).join(' '), ...alsoIn.params],
  };
}

/** Few records have a long number, but many the year of a vehicle. */
function byRarity(number: string): number {
  return YEAR.test(number) ? 0 : -number.length;
}

/** Whether few records have all of these words, as far as can be told: those with a number as of an order. */
export function areRare(queryWords: readonly string[]): boolean {
  return tokensOf(queryWords).some((found) => RARE_NUMBER.test(found) && !YEAR.test(found));
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
  return textHas(engine, table, tokensOf(queryWords));
}

function textHas(engine: Engine, table: SearchTable, tokens: readonly string[]): Clause {
  const column = `${table}.words`;
  const text = engine === 'sqlite' ? `' ' || ${column}` : `CONCAT(' ', CAST(${column} AS BINARY))`;
  const isTagged = hasSegments(engine, table);
  const sought = isTagged ? `CONCAT(' ', ${segmentTagSql(`${table}.id`)}, ?)` : '?';
  return {
    sql: tokens.map(() => ` AND INSTR(${text}, ${sought}) > 0`).join(''),
    params: tokens.map((found) => (isTagged ? found : ` ${PREFIX}${found}`)),
  };
}

function tokensOf(queryWords: readonly string[]): string[] {
  return queryWords.flatMap((word) => words(word)).map(token);
}

/**
 * A folded word in characters that both engines take as one word and neither as query syntax:
 * letters other than a-z become `_` and four base-36 digits, so that a beginning stays a beginning.
 */
function token(word: string): string {
  let encoded = '';
  for (const letter of word) {
    const next = /^[a-z0-9]$/.test(letter)
      ? letter
      : `_${(letter.codePointAt(0) ?? 0).toString(36).padStart(4, '0')}`;
    if (encoded.length + next.length > TOKEN_MAX) break;
    encoded += next;
  }
  return encoded;
}
