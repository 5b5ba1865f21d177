/** Workbooks that need the most memory which the server accepts, in small files. */
import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** The server unpacks 48 MB of the parts that it needs. */
const HALF = 23_500_000;

/** @param {string} start @param {string} item @param {string} end */
const filled = (start, item, end) =>
  strToU8(start + item.repeat(Math.floor((HALF - start.length) / item.length)) + end);

/** @param {string} rows @param {string} [texts] */
function workbook(rows, texts = '<si><t>a</t></si>') {
  const relation = (
    /** @type {string} */ id,
    /** @type {string} */ type,
    /** @type {string} */ to,
  ) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${to}"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(`<Types xmlns="${PACKAGE}/content-types"/>`),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="s"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships">${relation('s', 'worksheet', 'worksheets/sheet1.xml')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': filled(
      `<worksheet xmlns="${MAIN}"><sheetData>`,
      rows,
      '</sheetData></worksheet>',
    ),
    'xl/sharedStrings.xml': filled(`<sst xmlns="${MAIN}">`, texts, '</sst>'),
  });
}

const row = (/** @type {number} */ cells) => `<row>${'<c t="s"><v>1</v></c>'.repeat(cells)}</row>`;

export const hostileWorkbooks = () => [
  { name: 'many cells and texts', content: workbook(row(30)) },
  {
    name: 'few cells and long texts',
    content: workbook(row(1), `<si><t>${'x'.repeat(4_200)}</t></si>`),
  },
  { name: 'empty cells', content: workbook(`<row>${'<c/>'.repeat(100)}</row>`, '<si/>') },
];
