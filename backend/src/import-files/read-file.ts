import { decodedText } from './decoded-text';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { refuse } from './refusal';
import { isOldWorkbook, isZip } from './zip-guard';

/** What one file may have; the thread asks for no settings of its own. */
export interface FileLimits {
  readonly rows: number;
  readonly columns: number;
  readonly cellLength: number;
}

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly limits: FileLimits;
}

/** The rows as a spreadsheet shows them, the empty ones among them; each ends with its last filled cell. */
export type FileRows = readonly (readonly string[])[];

/** Heads and what stands above them come on top of the rows that a file may have. */
const ROWS_ABOVE = 20;

/** @throws Refusal */
export async function readFile({ bytes, limits }: FileToRead): Promise<FileRows> {
  if (isOldWorkbook(bytes)) refuse('import_file_old');
  const rows = isZip(bytes) ? await readWorkbook(bytes) : readCsv(decodedText(bytes));
  const filled: string[][] = [];
  for (const row of rows) {
    const cells = row.map((cell) => plainCell(cell, limits.cellLength));
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > limits.columns) refuse('import_file_too_large');
    filled.push(cells);
  }
  while (filled.at(-1)?.length === 0) filled.pop();
  if (filled.length > limits.rows + ROWS_ABOVE) refuse('import_file_too_large');
  return filled;
}

/** Composed, without control characters and halves of letters, which no database keeps. */
function plainCell(text: string, most: number): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .normalize('NFC')
    .trim()
    .slice(0, most);
  return plain.replace(/\p{Cs}/gu, '\ufffd');
}
