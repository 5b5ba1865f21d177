import { readFile } from 'node:fs/promises';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { refuse } from './refusal';
import { isZip } from './zip-directory';

/** This many bytes show whether the file is text. */
const LOOKED_AT = 4_096;

/** Decodes UTF-8, UTF-16 or windows-1252 (from old spreadsheets), and removes the byte order mark. */
function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, LOOKED_AT).includes(0)) refuse('import_file_type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Limits of one file, passed in because the thread has no settings. */
export interface FileLimits {
  readonly rows: number;
  readonly columns: number;
  readonly cellLength: number;
}

export interface FileToRead {
  readonly path: string;
  readonly limits: FileLimits;
}

/** The rows as shown by a spreadsheet, including empty ones; each ends with its last filled cell. */
export type FileRows = readonly (readonly string[])[];

/** Allowance for headers and rows above them, in addition to the row limit. */
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

/** The container of `.xls`, and of any workbook with a password. */
function isOldWorkbook(bytes: Uint8Array): boolean {
  return OLD_WORKBOOK.every((byte, index) => bytes[index] === byte);
}

/** Normalised text, without control characters and lone surrogates, which databases cannot store. */
function plainCell(text: string, most: number): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .normalize('NFC')
    .trim()
    .slice(0, most);
  return plain.replace(/\p{Cs}/gu, '\ufffd');
}
