import { strFromU8, unzipSync } from 'fflate';
import type { Cell, ColumnKind, Sheet } from './sheet';
import { xlsxFile } from './xlsx';

interface Given {
  readonly kind?: ColumnKind;
  readonly language?: Sheet['language'];
  readonly limits?: Parameters<typeof xlsxFile>[1];
  readonly name?: string;
}

/** The files of a workbook with one column 'Head' and one cell per row. */
async function filesOf(batches: readonly (readonly Cell[])[], given: Given = {}) {
  const { kind = 'text', language = 'en-CA', limits, name = 'Jobs' } = given;
  async function* rows() {
    for (const batch of batches) yield await Promise.resolve(batch.map((cell) => [cell]));
  }
  const columns = [{ title: 'Head', kind }];
  const pieces: Uint8Array[] = [];
  const sheet = { name, language, columns, rows: rows() };
  for await (const piece of xlsxFile(sheet, limits)) pieces.push(piece);
  const files = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, strFromU8(content)]),
  );
}

async function rowsOf(cells: readonly Cell[], given?: Given): Promise<string[]> {
  const files = await filesOf([cells], given);
  const xml = files['xl/worksheets/sheet1.xml'] ?? '';
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map((match) => match[1] ?? '').slice(1);
}

const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;

describe('an Excel workbook', () => {
  test('has the required parts, and bold headers', async () => {
    const files = await filesOf([['a']]);
    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/worksheets/sheet1.xml',
      'xl/workbook.xml',
      'xl/styles.xml',
      'xl/_rels/workbook.xml.rels',
    ]);
    expect(files['xl/worksheets/sheet1.xml']).toContain(
      '<row><c s="1" t="inlineStr"><is><t>Head</t></is></c></row>',
    );
    expect(files['xl/workbook.xml']).toContain('<sheet name="Jobs" sheetId="1" r:id="rId1"/>');
  });

  test('stores numbers as numbers and null as an empty cell, over all batches', async () => {
    const files = await filesOf([[1250.5], [null], [-1]], { kind: 'number' });
    expect(files['xl/worksheets/sheet1.xml']).toContain(
      '<row><c><v>1250.5</v></c></row><row><c/></row><row><c><v>-1</v></c></row></sheetData>',
    );
  });

  test('stores money as a number formatted as dollars in the language', async () => {
    expect(await rowsOf([1250.5, 0.1], { kind: 'money' })).toEqual([
      '<c s="4"><v>1250.5</v></c>',
      '<c s="4"><v>0.1</v></c>',
    ]);
    const french = await filesOf([[1]], { kind: 'money', language: 'fr-CA' });
    expect(french['xl/styles.xml']).toContain('formatCode="#,##0.00\\ &quot;$&quot;"');
  });

  test.each([
    ['day', '2026-03-31', '<c s="2"><v>46112</v></c>'],
    ['day', '1900-03-01', '<c s="2"><v>61</v></c>'],
    ['time', '2026-03-31 18:00', '<c s="3"><v>46112.75</v></c>'],
    // Spreadsheets cannot represent these.
    ['day', '1900-02-28', text('1900-02-28')],
    ['day', 'soon', text('soon')],
  ] as const)('holds the %s %s as a date', async (kind, cell, xml) => {
    expect(await rowsOf([cell], { kind })).toEqual([xml]);
  });

  test.each([
    ['=HYPERLINK("x")', '<t>=HYPERLINK("x")</t>'],
    ['+1 & <b>', '<t>+1 &amp; &lt;b&gt;</t>'],
    ['Zoë 🚚\nline', '<t xml:space="preserve">Zoë 🚚\nline</t>'],
    [' a ', '<t xml:space="preserve"> a </t>'],
    ['a\rb', '<t>a&#13;b</t>'],
    ['a\uFFFEb', '<t>ab</t>'],
  ])('holds %j as text, never as a formula', async (content, xml) => {
    expect(await rowsOf([content])).toEqual([`<c t="inlineStr"><is>${xml}</is></c>`]);
  });

  test.each([
    ['rows', { rows: 3, bytes: Infinity }],
    ['bytes', { rows: Infinity, bytes: 530 }],
  ])('continues in another sheet when one is full of %s', async (_what, limits) => {
    const files = await filesOf([['a', 'b'], ['c', 'd'], ['e']], { limits });
    expect(files['xl/workbook.xml']).toMatch(/name="Jobs".*name="Jobs 2".*name="Jobs 3"/);
    const second = files['xl/worksheets/sheet2.xml'] ?? '';
    expect(second.match(/<row>/g)).toHaveLength(3);
    expect(second).toContain(`<row>${text('c')}</row><row>${text('d')}</row></sheetData>`);
    expect(files['xl/_rels/workbook.xml.rels']).toContain('Target="worksheets/sheet3.xml"');
  });

  test('cuts the names of sheets to what Excel opens', async () => {
    const limits = { rows: 2, bytes: 1_000_000 };
    const files = await filesOf([['a'], ['b']], { limits, name: 'x'.repeat(32) });
    const names = [...(files['xl/workbook.xml'] ?? '').matchAll(/name="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['x'.repeat(31), `${'x'.repeat(29)} 2`]);
  });

  /** Endless rows, or rows that fail after a number. */
  function endless(most = Infinity) {
    const told = { made: 0, isLeft: false };
    async function* rows() {
      try {
        for (; told.made < most; told.made += 1)
          yield await Promise.resolve(Array.from({ length: 50 }, () => [`row ${told.made}`]));
        throw new Error('The database went away.');
      } finally {
        told.isLeft = true;
      }
    }
    const columns = [{ title: 'Head', kind: 'text' as const }];
    return { told, file: xlsxFile({ name: 'Jobs', language: 'en-CA', columns, rows: rows() }) };
  }

  test('reads only the requested rows, and stops when the reader stops', async () => {
    const { file, told } = endless();
    for (let pieces = 0; pieces < 5; pieces += 1) await file.next();
    expect(told.isLeft).toBe(false);
    await file.return(undefined);
    expect(told.isLeft).toBe(true);
    // A piece is 16 kB and compressed to a tenth or less; buffers hold some more.
    expect(told.made).toBeLessThan(5_000);
  });

  test('fails if its rows fail', async () => {
    const { file } = endless(100);
    const all = async () => {
      for await (const piece of file) expect(piece.length).toBeGreaterThan(0);
    };
    await expect(all()).rejects.toThrow('The database went away.');
  });
});
