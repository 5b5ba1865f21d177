import sql, { type Sql } from 'sql-template-tag';

/**
 * Each search word must be a prefix of one of the order's words. They contain only letters and digits, so none is a
 * wildcard.
 */
export function cancelledWith(words: readonly string[]): Sql[] {
  return words.map((word) => sql`(words LIKE ${`${word}%`} OR words LIKE ${`% ${word}%`})`);
}
