import { readSheet } from 'read-excel-file/universal';
import { readableSheets } from './addressed-cells';
import { Refusal, refuse } from './refusal';
import { assertHarmless } from './zip-guard';

type Value = string | number | boolean | Date | null;

const HALF_A_SECOND = 500;
/** More digits than a spreadsheet keeps are errors of its arithmetic. */
const DIGITS = 15;

/** The first sheet. Of a formula the value that the spreadsheet worked out is read. @throws Refusal */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  assertHarmless(bytes);
  const rows = await sheetOf(bytes);
  return rows.map((row) => row.map(textOf));
}

async function sheetOf(bytes: Uint8Array): Promise<readonly (readonly Value[])[]> {
  try {
    // A copy: the reader wants a buffer that begins with the file.
    const sheet: unknown = await readSheet(new Uint8Array(readableSheets(bytes)).buffer);
    return sheet as Value[][]; // without a schema the reader gives rows of these
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse('import_file_damaged');
  }
}

/** A day without its midnight; spreadsheets keep times as fractions, which miss by milliseconds. */
function textOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  if (!(value instanceof Date)) return String(value);
  const at = new Date(Math.floor((value.getTime() + HALF_A_SECOND) / 1_000) * 1_000);
  if (Number.isNaN(at.getTime())) return '';
  return at
    .toISOString()
    .replace(/\.000Z$/, '')
    .replace('T00:00:00', '');
}
