import type { Sheet } from './sheet';
import { contentTypes, relations, styles, workbook } from './xlsx-frame';
import { headXml, rowXml, SHEET_END, sheetStart } from './xlsx-sheet';
import { ZipFile, type ZipPart } from './zip-file';

interface Limits {
  readonly rows: number;
  readonly bytes: number;
}

interface OpenSheet {
  readonly part: ZipPart;
  rows: number;
}

/** What Excel takes in one sheet, and a ZIP archive of the plain kind in one part. */
const SHEET_LIMITS: Limits = { rows: 1_048_576, bytes: 3_000_000_000 };

/**
 * A whole Excel workbook, in pieces: no more in memory than the rows at hand. What one sheet cannot
 * hold goes on in the next.
 */
export async function* xlsxFile(
  sheet: Sheet,
  limits: Limits = SHEET_LIMITS,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  await zip.whole('[Content_Types].xml', contentTypes());
  await zip.whole(
    '_rels/.rels',
    relations([{ kind: 'officeDocument', target: 'xl/workbook.xml' }]),
  );

  let sheets = 0;
  const begin = async (): Promise<OpenSheet> => {
    sheets += 1;
    const part = zip.part(`xl/worksheets/sheet${sheets}.xml`);
    await part.write(sheetStart(sheet.columns) + headXml(sheet.columns));
    return { part, rows: 1 };
  };
  let open = await begin();
  for await (const some of sheet.rows) {
    const xml = some.map((cells) => rowXml(cells, sheet.columns)).join('');
    if (open.rows + some.length > limits.rows || open.part.size + xml.length > limits.bytes) {
      await open.part.end(SHEET_END);
      open = await begin();
    }
    await open.part.write(xml);
    open.rows += some.length;
    yield* zip.take();
  }
  await open.part.end(SHEET_END);

  const names = Array.from({ length: sheets }, (_, n) =>
    n === 0 ? sheet.name : `${sheet.name} ${n + 1}`,
  );
  await zip.whole('xl/workbook.xml', workbook(names));
  await zip.whole('xl/styles.xml', styles(sheet.language));
  await zip.whole(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...names.map((_, n) => ({ kind: 'worksheet', target: `worksheets/sheet${n + 1}.xml` })),
      { kind: 'styles', target: 'styles.xml' },
    ]),
  );
  zip.end();
  yield* zip.take();
}
