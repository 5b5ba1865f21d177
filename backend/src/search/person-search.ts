import { SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { typedDigits } from '@dispatch/domain/people/phone';
import { fold } from '@dispatch/domain/text/search-words';
import { codePointLength } from '@dispatch/domain/text/text';
import sql, { join, raw, type Sql } from 'sql-template-tag';

const holding = (text: string) => `%${text.replace(/[%_!]/g, '!$&')}%`;

/** The digits of a stored phone number, followed by the digits of its extension. */
const digitsOf = (column: string) =>
  [' ', '-', '(', ')', '.', '+'].reduce(
    (text, separator) => `REPLACE(${text}, '${separator}', '')`,
    column,
  );

/**
 * Searches people by parts of their names and e-mails with a table scan, since they are few. Each word of the query
 * must occur in one of them; case and accents of names are ignored. With phones, the first digits of a number match in
 * any format.
 * @returns null if the query is too short to search
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
