import type { Cell, Rows } from './cell';

/** Starts a formula, in full width too, or a cell that a spreadsheet splits anew. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/** Opens the file as Unicode in every spreadsheet. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of RFC 4180. Text that a spreadsheet would run as a formula is defused by an apostrophe;
 * numbers stay numbers.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A whole file, in pieces. */
export async function* csvFile(rows: Rows): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const some of rows) yield some.map(csvLine).join('');
}
