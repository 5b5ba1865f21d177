import { SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { typedDigits } from '@dispatch/domain/people/phone';
import { fold } from '@dispatch/domain/text/search-words';
import { codePointLength } from '@dispatch/domain/text/text';
import sql, { join, raw, type Sql } from 'sql-template-tag';

const holding = (text: string) => `%${text.replace(/[%_!]/g, '!$&')}%`;

/** The digits of a stored phone number, those of an extension behind them. */
const digitsOf = (column: string) =>
  [' ', '-', '(', ')', '.', '+'].reduce(
    (text, separator) => `REPLACE(${text}, '${separator}', '')`,
    column,
  );

/**
 * Finds people, who are few enough to look through, by parts of their names and e-mails: each word of
 * the query must stand in one of them as it is, but for case and accents of names. Where phones are looked at too,
 * the beginning of a number finds it, however either is written.
 * @returns null when too few characters were typed to search at all
 */
export function personClause(
  query: string,
  columns: { readonly nameSort: string; readonly email: string; readonly phone?: string },
): Sql | null {
  if (codePointLength(query.trim()) < SEARCH_MIN_CHARS) return null;
  const [name, email] = [raw(columns.nameSort), raw(columns.email)];
  const one = (word: string) =>
    sql`(${name} LIKE ${holding(fold(word))} ESCAPE '!' OR ${email} LIKE ${holding(word.toLowerCase())} ESCAPE '!')`;
  const named = join(query.trim().split(/\s+/u).map(one), ' AND ');
  const digits = typedDigits(query);
  if (columns.phone === undefined || digits === null) return named;
  const phone = raw(digitsOf(columns.phone));
  return sql`((${named}) OR ${phone} LIKE ${`${digits}%`} OR ${phone} LIKE ${`1${digits}%`})`;
}
