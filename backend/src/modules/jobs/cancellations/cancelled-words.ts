import sql, { type Sql } from 'sql-template-tag';

/** Each word begins one of the order's. They hold letters and digits alone, so that none is a wildcard. */
export function cancelledWith(words: readonly string[]): Sql[] {
  return words.map((word) => sql`(words LIKE ${`${word}%`} OR words LIKE ${`% ${word}%`})`);
}
