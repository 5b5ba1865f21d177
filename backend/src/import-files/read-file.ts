import { readFile } from 'node:fs/promises';
import { decodedText } from './decoded-text';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { refuse } from './refusal';
import { isZip } from './zip-directory';

/** What one file may have; the thread asks for no settings of its own. */
export interface FileLimits {
  readonly rows: number;
  readonly columns: number;
  readonly cellLength: number;
}

export interface FileToRead {
  readonly path: string;
  readonly limits: FileLimits;
}

/** The rows as a spreadsheet shows them, the empty ones among them; each ends with its last filled cell. */
export type FileRows = readonly (readonly string[])[];

/** Heads and what stands above them come on top of the rows that a file may have. */
const ROWS_ABOVE = 20;
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** @throws Refusal */
export async function readRows({ path, limits }: FileToRead): Promise<FileRows> {
  const bytes = await readFile(path);
  if (isOldWorkbook(bytes)) refuse('import_file_old');
  const most = limits.rows + ROWS_ABOVE;
  const rows = isZip(bytes) ? await readWorkbook(bytes, most) : readCsv(decodedText(bytes));
  for (const [index, row] of rows.entries()) {
    const cells = row.map((cell) => plainCell(cell, limits.cellLength));
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > limits.columns) refuse('import_file_too_large');
    rows[index] = cells;
  }
  while (rows.at(-1)?.length === 0) rows.pop();
  if (rows.length > most) refuse('import_file_too_large');
  return rows;
}

/** The container of `.xls`, and of any workbook that has a password. */
function isOldWorkbook(bytes: Uint8Array): boolean {
  return OLD_WORKBOOK.every((byte, index) => bytes[index] === byte);
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
