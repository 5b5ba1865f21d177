import { matchesWords, searchQuery, searchText } from '@dispatch/domain/text/search-words';
import { type Row, toNullable, toText } from '../database/rows';

/** The rows whose columns have all words of a query: for lists short enough to be searched in memory. */
export function rowsWithWords(
  rows: readonly Row[],
  query: string | undefined,
  columns: readonly string[],
): readonly Row[] {
  if (query === undefined) return rows;
  const words = searchQuery(query);
  if (words === null) return [];
  const textOf = (row: Row) => searchText(columns.map((name) => toNullable(row[name], toText)));
  return rows.filter((row) => matchesWords(textOf(row), words));
}
