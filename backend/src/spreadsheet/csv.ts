import type { Language } from '@dispatch/domain/text/language';
import type { Cell, Sheet } from './sheet';

/** The start of a formula, also in full width, or characters at which a spreadsheet splits a cell. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;
/**
 * The same after a character where a spreadsheet in another language, or without support for quotes, would start a
 * cell.
 */
const FORMULA_WITHIN = /[,;\t\r\n][^\S\t\r\n]*(?=[=+\-@＝＋－＠])/gu;

/** Makes every spreadsheet open the file as Unicode. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** French spreadsheets read a decimal comma, so commas cannot separate cells. */
const MARKS = {
  'en-CA': { separator: ',', point: '.', quoted: /[",\r\n]/ },
  'fr-CA': { separator: ';', point: ',', quoted: /[";\r\n]/ },
} as const satisfies Record<Language, object>;
type Marks = (typeof MARKS)[Language];

/**
 * One line of RFC 4180 with the language's separator. An apostrophe defuses text that a spreadsheet would run as a
 * formula; numbers stay numbers.
 */
export function csvLine(cells: readonly Cell[], language: Language): string {
  const marks = MARKS[language];
  return `${cells.map((cell) => csvCell(cell, marks)).join(marks.separator)}\r\n`;
}

function csvCell(cell: Cell, { point, quoted }: Marks): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', point);
  const within = cell.replace(FORMULA_WITHIN, "$&'");
  const text = FORMULA.test(within) ? `'${within}` : within;
  return quoted.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A whole file, in chunks. */
export async function* csvFile({ columns, language, rows }: Sheet): AsyncGenerator<string> {
  const heads = columns.map(({ title }) => title);
  yield BYTE_ORDER_MARK + csvLine(heads, language);
  for await (const some of rows) yield some.map((cells) => csvLine(cells, language)).join('');
}
