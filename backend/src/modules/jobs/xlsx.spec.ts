import { strFromU8, unzipSync } from 'fflate';
import type { Cell } from './cell';
import { xlsxFile } from './xlsx';

async function sheetOf(...batches: (readonly (readonly Cell[])[])[]): Promise<string> {
  async function* rows() {
    for (const batch of batches) yield await Promise.resolve(batch);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxFile(rows())) pieces.push(piece);
  const files = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  expect(Object.keys(files).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

const text = (content: string) =>
  `<c t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;

describe('an Excel workbook', () => {
  test('holds numbers as numbers and nothing as nothing, row by row over all batches', async () => {
    expect(await sheetOf([['Price']], [[1250.5], [null]], [[-1]])).toContain(
      `<sheetData><row>${text('Price')}</row><row><c><v>1250.5</v></c></row><row><c/></row><row><c><v>-1</v></c></row></sheetData>`,
    );
  });

  test.each([
    ['=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['+1 & <b>', '+1 &amp; &lt;b&gt;'],
    ['Zoë 🚚\nline', 'Zoë 🚚\nline'],
    ['a\rb', 'a&#13;b'],
    ['a\uFFFEb', 'ab'],
  ])('holds %j as text, never as a formula', async (content, xml) => {
    expect(await sheetOf([[content]])).toContain(`<row>${text(xml)}</row>`);
  });
});
