import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { freshFolder } from '../databases/databases';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file on disk, as the server receives it. */
export function onDisk(content: Uint8Array | string): string {
  const path = join(freshFolder(), 'sent');
  writeFileSync(path, content);
  return path;
}

/** A CSV file with one line per row. */
export function csv(rows: readonly (readonly string[])[], separator = ','): string {
  const cell = (text: string) =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_RELATION = `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>`;

/** A workbook with these XML parts instead of its own. */
export function workbookWith(parts: Readonly<Record<string, string>>): Uint8Array {
  const related = Object.keys(parts).flatMap((name) => {
    const type = /(sharedStrings|styles)\.xml$/.exec(name)?.[1];
    return type === undefined ? [] : [type];
  });
  const relations = related.map(
    (type) => `<Relationship Id="${type}" Type="${OFFICE}/${type}" Target="/xl/${type}.xml"/>`,
  );
  const named = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return workbookOf('', {
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships">${SHEET_RELATION}${relations.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(named),
  });
}

/** A workbook with this sheet XML and further parts. */
export function workbookOf(sheetData: string, parts: Readonly<Record<string, Uint8Array>> = {}) {
  const sheet = `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`;
  return zipSync(
    {
      '[Content_Types].xml': strToU8(`<Types xmlns="${PACKAGE}/content-types"/>`),
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="${PACKAGE}/relationships">${SHEET_RELATION}</Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      ...parts,
    },
    { level: 6 },
  );
}
