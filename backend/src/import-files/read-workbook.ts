import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { Refusal, refuse } from './refusal';
import { sheetPieces } from './sheet-pieces';
import { workbookParts } from './workbook-parts';

const ITEM = /<(?:[\w.-]+:)?si(?:\s[^<>]*)?>/g;
const ROOT = /<(?:[\w.-]+:)?sst(?:\s[^<>]*)?>/;

/** The shared strings of a workbook, which cells reference by number. */
class SharedStrings {
  private readonly starts: number[] = [];
  private readonly root: string;
  private readonly end: number;

  constructor(private readonly xml: string) {
    this.root =
      ROOT.exec(xml)?.[0] ??
      '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
    for (const { index } of xml.matchAll(ITEM)) this.starts.push(index);
    const end = xml.lastIndexOf('</');
    this.end = end === -1 ? xml.length : end;
  }

  /** A table of only these items, in this order. @throws Refusal import_file_damaged for a missing number */
  tableOf(numbers: Iterable<number>): string {
    const items = [...numbers].map((number) => {
      const start = this.starts[number];
      if (start === undefined) return refuse('import_file_damaged');
      return this.xml.slice(start, this.starts[number + 1] ?? this.end);
    });
    return `${this.root}${items.join('')}${this.root.replace(/^<([\w.:-]+).*$/s, '</$1>')}`;
  }
}

type Value = string | number | boolean | Date | null;

const HALF_A_SECOND = 500;
/** Spreadsheets keep 15 digits; more are floating-point errors. */
const DIGITS = 15;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const RELATIONS = `<Relationships xmlns="${PACKAGE}">${['worksheet', 'sharedStrings', 'styles']
  .map((part) => `<Relationship Id="${part}" Type="${OFFICE}/${part}" Target="${part}.xml"/>`)
  .join('')}</Relationships>`;

/**
 * Reads the first sheet, each row up to its last filled cell. A formula yields its stored result.
 * @param most maximum number of filled rows
 * @throws Refusal
 */
export async function readWorkbook(bytes: Uint8Array, most: number): Promise<string[][]> {
  const { sheet, sharedStrings, styles, isFrom1904 } = workbookParts(bytes);
  const texts = new SharedStrings(sharedStrings);
  const frame = {
    'xl/workbook.xml': packed(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${isFrom1904 ? '1' : '0'}"/><sheets><sheet name="a" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': packed(RELATIONS),
    ...(styles !== '' && { 'xl/styles.xml': packed(styles) }),
  };
  const rows: string[][] = [];
  for (const piece of sheetPieces(sheet)) {
    const read = await valuesOf({
      ...frame,
      'xl/worksheet.xml': packed(piece.xml),
      'xl/sharedStrings.xml': packed(texts.tableOf(piece.texts)),
    });
    read.forEach((values, index) => {
      const cells = filledOf(values);
      const number = piece.rowNumbers[index] ?? 0;
      if (cells.length === 0) return;
      if (number > most) refuse('import_file_too_large');
      while (rows.length < number - 1) rows.push([]);
      rows.push(cells);
    });
  }
  return rows;
}

function packed(xml: string): Uint8Array {
  return Buffer.from(xml, 'latin1');
}

async function valuesOf(parts: Record<string, Uint8Array>): Promise<readonly (readonly Value[])[]> {
  try {
    // Uncompressed, since compressing would only cost time.
    const rows: unknown = await readSheet(zipSync(parts, { level: 0 }).buffer);
    return rows as Value[][]; // without a schema the reader gives rows of these
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse('import_file_damaged');
  }
}

function filledOf(values: readonly Value[]): string[] {
  const cells = values.map(textOf);
  while (cells.at(-1) === '') cells.pop();
  return cells;
}

/** A date without a time if it is midnight. Spreadsheets store times as fractions, which are off by milliseconds. */
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
