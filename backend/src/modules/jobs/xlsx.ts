import { Zip, ZipDeflate } from 'fflate';
import type { Cell, Rows } from './cell';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All of a workbook but its one sheet. */
const FRAME: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets><sheet name="Jobs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const SHEET_START = `<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};
/** XML has no way to hold these two. */
const NO_CHARACTERS = /[\uFFFE\uFFFF]/g;

const escaped = (text: string) =>
  text
    .replace(NO_CHARACTERS, '')
    .replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? character);

/** Text is stored as text, so that no spreadsheet ever takes it for a formula. */
function cellXml(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const rowXml = (row: readonly Cell[]) => `<row>${row.map(cellXml).join('')}</row>`;

/** A whole Excel workbook of one sheet, in pieces: no more in memory than the rows at hand. */
export async function* xlsxFile(rows: Rows): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const encoder = new TextEncoder();
  const part = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return (text: string, isLast = false) => {
      file.push(encoder.encode(text), isLast);
    };
  };

  for (const [name, xml] of Object.entries(FRAME)) part(name)(XML + xml, true);
  const write = part('xl/worksheets/sheet1.xml');
  write(XML + SHEET_START);
  for await (const some of rows) {
    write(some.map(rowXml).join(''));
    yield* ready.splice(0);
  }
  write(SHEET_END, true);
  zip.end();
  yield* ready.splice(0);
}
