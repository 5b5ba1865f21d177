import { words } from '@dispatch/domain/search-words';
import type { Engine } from './engine';
import type { SqlValue } from './sql-values';
import type { Tx } from './transaction';

/** One full-text table per resource; rows go by the id of the record they describe. */
export type SearchTable = 'job_search' | 'customer_search' | 'vehicle_search';

/**
 * Starts every stored and searched word: no word is then too short for the index or one of its stop
 * words, whatever the server's settings.
 */
const PREFIX = 'zz';
/** MariaDB indexes words of up to 84 characters. */
const TOKEN_MAX = 80;

/** Replaces what the record is found by. */
export async function saveWords(
  tx: Tx,
  table: SearchTable,
  id: number,
  text: string,
): Promise<void> {
  const stored = [...new Set(words(text).map(token))].join(' ');
  await removeWords(tx, table, id);
  const key = tx.engine === 'sqlite' ? 'rowid' : 'id';
  await tx.manager.query(`INSERT INTO ${table} (${key}, words) VALUES (?, ?)`, [id, stored]);
}

export async function removeWords(tx: Tx, table: SearchTable, id: number): Promise<void> {
  const key = tx.engine === 'sqlite' ? 'rowid' : 'id';
  await tx.manager.query(`DELETE FROM ${table} WHERE ${key} = ?`, [id]);
}

/**
 * A SELECT of the ids whose record has a word beginning with each of the given folded words, as
 * `searchQuery` of the domain makes them: `WHERE j.id IN (${match.sql})`. No words match nothing.
 */
export function matchClause(
  engine: Engine,
  table: SearchTable,
  queryWords: readonly string[],
): { readonly sql: string; readonly params: SqlValue[] } {
  const tokens = queryWords.flatMap((word) => words(word)).map(token);
  const id = engine === 'sqlite' ? 'rowid AS id' : 'id';
  if (tokens.length === 0) return { sql: `SELECT ${id} FROM ${table} WHERE 1 = 0`, params: [] };
  return engine === 'sqlite'
    ? {
        sql: `SELECT ${id} FROM ${table} WHERE ${table} MATCH ?`,
        params: [tokens.map((found) => `"${found}"*`).join(' AND ')],
      }
    : {
        sql: `SELECT ${id} FROM ${table} WHERE MATCH (words) AGAINST (? IN BOOLEAN MODE)`,
        params: [tokens.map((found) => `+${found}*`).join(' ')],
      };
}

/**
 * A folded word in characters that both engines take as one word and neither as query syntax:
 * letters other than a-z become `_` and four base-36 digits, so that a beginning stays a beginning.
 */
function token(word: string): string {
  let encoded = PREFIX;
  for (const letter of word) {
    const next = /^[a-z0-9]$/.test(letter)
      ? letter
      : `_${(letter.codePointAt(0) ?? 0).toString(36).padStart(4, '0')}`;
    if (encoded.length + next.length > TOKEN_MAX) break;
    encoded += next;
  }
  return encoded;
}
