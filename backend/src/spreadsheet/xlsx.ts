import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell, Sheet } from './sheet';
import { contentTypes, relations, styles, workbook } from './xlsx-frame';
import { headXml, rowXml, SHEET_END, sheetStart } from './xlsx-sheet';

interface Limits {
  readonly rows: number;
  readonly bytes: number;
}

type Rows = readonly (readonly Cell[])[];

/** The limits of Excel for a sheet, and of a ZIP archive without ZIP64 for a part. */
const SHEET_LIMITS: Limits = { rows: 1_048_576, bytes: 3_000_000_000 };
/** Excel repairs a workbook with a longer name of a sheet. */
const NAME_MAX = 31;
/** Fast rather than small: spreadsheets shrink to a tenth at any level. */
const QUICK = { compressionLevel: 1 };

/**
 * Streams an Excel workbook; only the current rows are in memory. Rows beyond one sheet's limit continue in the next.
 * Compression runs on another thread than requests.
 */
export async function* xlsxFile(
  sheet: Sheet,
  limits: Limits = SHEET_LIMITS,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const file = zip.outputStream as Readable; // a PassThrough, declared as less
  const fail = (error: Error) => file.destroy(error);
  zip.on('error', fail);
  const whole = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, QUICK);
  whole('[Content_Types].xml', contentTypes());
  whole('_rels/.rels', relations([{ kind: 'officeDocument', target: 'xl/workbook.xml' }]));

  const rows = sheet.rows[Symbol.asyncIterator]();
  let sheets = 0;
  let open: Readable | undefined;
  const begin = (some: IteratorResult<Rows>): void => {
    sheets += 1;
    open = Readable.from(sheetXml(some), { objectMode: false }).on('error', fail);
    zip.addReadStream(open, `xl/worksheets/sheet${sheets}.xml`, QUICK);
  };
  async function* sheetXml(first: IteratorResult<Rows>): AsyncGenerator<Buffer> {
    const head = Buffer.from(sheetStart(sheet.columns) + headXml(sheet.columns));
    const held = { rows: 1, bytes: head.length };
    yield head;
    let some = first;
    for (; some.done !== true; some = await rows.next()) {
      const xml = Buffer.from(some.value.map((cells) => rowXml(cells, sheet.columns)).join(''));
      const isFull =
        held.rows + some.value.length > limits.rows || held.bytes + xml.length > limits.bytes;
      if (isFull && some !== first) break;
      held.rows += some.value.length;
      held.bytes += xml.length;
      yield xml;
    }
    yield Buffer.from(SHEET_END);
    if (some.done === true) end();
    else begin(some);
  }
  const end = (): void => {
    const names = Array.from({ length: sheets }, (_, n) => nameOf(sheet.name, n));
    whole('xl/workbook.xml', workbook(names));
    whole('xl/styles.xml', styles(sheet.language));
    const worksheets = names.map((_, n) => ({
      kind: 'worksheet',
      target: `worksheets/sheet${n + 1}.xml`,
    }));
    whole(
      'xl/_rels/workbook.xml.rels',
      relations([...worksheets, { kind: 'styles', target: 'styles.xml' }]),
    );
    zip.end();
  };

  try {
    begin(await rows.next());
    yield* file;
  } finally {
    // A reader that stops early ends the database reads.
    open?.destroy();
    await rows.return?.();
  }
}

/** The name of a sheet, with its number from the second one. */
function nameOf(name: string, n: number): string {
  const mark = n === 0 ? '' : ` ${n + 1}`;
  return name.slice(0, NAME_MAX - mark.length) + mark;
}
