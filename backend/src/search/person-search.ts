import { SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { typedDigits } from '@dispatch/domain/people/phone';
import { fold } from '@dispatch/domain/text/search-words';
import { codePointLength } from '@dispatch/domain/text/text';
import type { SqlValue } from '../database/sql';

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
): { readonly sql: string; readonly params: readonly SqlValue[] } | null {
  if (codePointLength(query.trim()) < SEARCH_MIN_CHARS) return null;
  const typed = query.trim().split(/\s+/u);
  const one = `(${columns.nameSort} LIKE ? ESCAPE '!' OR ${columns.email} LIKE ? ESCAPE '!')`;
  const named = {
    sql: typed.map(() => one).join(' AND '),
    params: typed.flatMap((word) => [holding(fold(word)), holding(word.toLowerCase())]),
  };
  const digits = typedDigits(query);
  if (columns.phone === undefined || digits === null) return named;
  const phone = digitsOf(columns.phone);
  return {
    sql: `((${named.sql}) OR ${phone} LIKE ? OR ${phone} LIKE ?)`,
    params: [...named.params, `${digits}%`, `1${digits}%`],
  };
}
