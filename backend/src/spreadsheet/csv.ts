import type { Language } from '@dispatch/domain/text/language';
import type { Cell, Sheet } from './sheet';

/** Starts a formula, in full width too, or a cell that a spreadsheet splits anew. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;
/** The same where a spreadsheet of another language, or one that takes quotes for text, would begin a cell. */
const FORMULA_WITHIN = /[,;\t\r\n][^\S\t\r\n]*(?=[=+\-@＝＋－＠])/gu;

/** Opens the file as Unicode in every spreadsheet. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Spreadsheets in French read a decimal comma, and so cannot separate by commas. */
const MARKS = {
  'en-CA': { separator: ',', point: '.', quoted: /[",\r\n]/ },
  'fr-CA': { separator: ';', point: ',', quoted: /[";\r\n]/ },
} as const satisfies Record<Language, object>;
type Marks = (typeof MARKS)[Language];

/**
 * One line of RFC 4180 with the separator of the language. Text that a spreadsheet would run as a
 * formula is defused by an apostrophe; numbers stay numbers.
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

/** A whole file, in pieces. */
export async function* csvFile({ columns, language, rows }: Sheet): AsyncGenerator<string> {
  const heads = columns.map(({ title }) => title);
  yield BYTE_ORDER_MARK + csvLine(heads, language);
  for await (const some of rows) yield some.map((cells) => csvLine(cells, language)).join('');
}
