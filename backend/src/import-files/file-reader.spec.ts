import { pathToFileURL } from 'node:url';
import { CELL_MAX, IMPORT_LIMITS } from '@dispatch/domain/imports/fields';
import { encode } from 'iconv-lite';
import { strToU8 } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { csv, MAIN, onDisk, workbookOf, workbookWith } from '../../test/imports/files';
import { closeFolders } from '../../test/databases/databases';
import { IS_FULL_TIER } from '../../test/app/tier';
import { LargeTasks } from '../threads/large-tasks';
import { FileReader } from './file-reader';
import { readRows } from './read-file';
import { IMPORT_THREAD } from './thread-program';

afterAll(closeFolders);

const reader = new FileReader(IMPORT_THREAD);
const inThread = (content: Uint8Array | string) => reader.read(onDisk(content));
const inProcess = (content: Uint8Array | string) =>
  readRows({ path: onDisk(content), limits: { ...IMPORT_LIMITS, cellLength: CELL_MAX } });
/** Starting a thread takes longer than reading most files, so the fast tier does so only where it matters. */
const read = IS_FULL_TIER ? inThread : inProcess;
const ROWS = [
  ['Société', 'Prix', 'Note'],
  ['Côté & fils – l’été', '1 250,50 €', 'a, b; c'],
  ['Bélanger', '', 'two\nlines'],
];

test.each([
  ['UTF-8 with commas', csv(ROWS)],
  ['UTF-8 with a byte order mark', `\uFEFF${csv(ROWS)}`],
  ['semicolons in windows-1252', encode(csv(ROWS, ';'), 'windows-1252')],
  [
    'tabs in UTF-16, as Excel writes Unicode text',
    encode(csv(ROWS, '\t'), 'utf-16', { addBOM: true }),
  ],
  ['the line by which Excel names its separator', `sep=;\r\n${csv(ROWS, ';')}`],
])('reads %s', async (_what, content) => {
  expect(await read(content)).toEqual([
    ['Société', 'Prix', 'Note'],
    ['Côté & fils – l’été', '1 250,50 €', 'a, b; c'],
    ['Bélanger', '', 'two\nlines'],
  ]);
});

test('reads a workbook: texts, numbers, days, and merged headers in their first cell', async () => {
  const day = new Date('2026-12-01T00:00:00.000Z');
  const workbook = writeExcelFile([
    [{ value: 'Pickup', columnSpan: 2 }, null, { value: 'Date' }],
    [{ value: 'City' }, { value: 'Price' }, null],
    [
      { value: 'Trois-Rivières' },
      { value: 1250.5 },
      { value: day, type: Date, format: 'yyyy-mm-dd' },
    ],
  ]);
  expect(await read(await workbook.toBuffer())).toEqual([
    ['Pickup', '', 'Date'],
    ['City', 'Price'],
    ['Trois-Rivières', '1250.5', '2026-12-01'],
  ]);
});

test('reads numbers without floating-point errors and digit grouping', async () => {
  const cells = [907.375, 1250.3000000000002, 1250, 4_165_550_142, 0.1 + 0.2];
  const workbook = writeExcelFile([cells.map((value) => ({ value }))]);
  expect(await read(await workbook.toBuffer())).toEqual([
    ['907.375', '1250.3', '1250', '4165550142', '0.3'],
  ]);
});

test('reads the stored result of a formula', async () => {
  const row =
    '<row r="1"><c r="A1" t="str"><f>UPPER("kia")</f><v>KIA</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>';
  expect(await read(workbookOf(row))).toEqual([['KIA', '2']]);
});

test('reads cells without addresses, as in our own exports', async () => {
  const rows =
    '<row><c><v>1</v></c><c/><c t="str"><v>x</v></c></row><row r="3"><c r="B3"><v>2</v></c><c><v>3</v></c></row>';
  expect(await read(workbookOf(rows))).toEqual([['1', '', 'x'], [], ['', '2', '3']]);
});

test('reads shared strings across the pieces of a large sheet', async () => {
  const name = (at: number) => `Côté ${String(at)} ${'x'.repeat(30)}`;
  const items = Array.from({ length: 3_000 }, (_, at) => `<x:si><x:t>${name(at)}</x:t></x:si>`);
  const rows = items.map(
    (_, at) =>
      `<x:row><x:c t="s"><x:v>${String(items.length - 1 - at)}</x:v></x:c><x:c><x:v>${String(at)}</x:v></x:c></x:row>`,
  );
  const found = await read(
    workbookWith({
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${MAIN}"><x:sheetData>${rows.join('')}</x:sheetData></x:worksheet>`,
      'xl/sharedStrings.xml': `<x:sst xmlns:x="${MAIN}">${items.join('')}</x:sst>`,
    }),
  );
  expect(found).toHaveLength(3_000);
  expect(found[0]).toEqual([name(2_999), '0']);
  expect(found[2_999]).toEqual([name(0), '2999']);
});

test('reads only the first sheet, and skips distant empty cells', async () => {
  const far =
    '<row r="2"><c r="B2"><v>1</v></c><c r="XFD2" s="0"/></row><row r="1048576"><c r="A1048576"/></row>';
  const second = { 'xl/worksheets/sheet2.xml': strToU8('<broken') };
  expect(await read(workbookOf(far, second))).toEqual([[], ['', '1']]);
});

test('reads the error values of a workbook', async () => {
  const row =
    '<row r="1"><c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B1" s="0" t="e"><v>#N/A</v></c></row>';
  expect(await read(workbookOf(row))).toEqual([['#DIV/0!', '#N/A']]);
});

test('reads 50,000 rows', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => [`V${String(at)}`, 'Laval', '1200']);
  const found = await read(csv(rows));
  expect(found).toHaveLength(50_000);
  expect(found.at(-1)).toEqual(['V49999', 'Laval', '1200']);
});

test('removes control characters and lone surrogates', async () => {
  expect(await read('a\u0007b,c\u0301\r\n')).toEqual([['a b', 'ć']]);
});

test('reads no other file for an XML entity, and expands none', async () => {
  const file = pathToFileURL(onDisk('a secret of this machine')).href;
  const entities = `<!ENTITY file SYSTEM "${file}"><!ENTITY one "word"><!ENTITY many "&one;&one;">`;
  const document = (root: string, content: string) =>
    `<?xml version="1.0"?><!DOCTYPE ${root} [${entities}]><${root} xmlns="${MAIN}">${content}</${root}>`;
  const cells = '<c t="str"><v>&file;</v></c><c t="str"><v>&many;</v></c>';
  const workbook = workbookWith({
    'xl/worksheets/sheet1.xml': document(
      'worksheet',
      `<sheetData><row>${cells}<c t="s"><v>0</v></c></row></sheetData>`,
    ),
    'xl/sharedStrings.xml': document('sst', '<si><t>&file;&many;</t></si>'),
    'xl/styles.xml': document('styleSheet', '<numFmts>&many;</numFmts>'),
  });
  expect(await inThread(workbook)).toEqual([['&file;', '&many;', '&file;&many;']]);
});

const hostile = {
  /** The end record has two part counts; some readers use the first, some the second. */
  'two counts': (file: DataView, end: number) => file.setUint16(end + 8, 1, true),
  'a directory that says another size': (file: DataView, _end: number, entry: number) =>
    file.setUint32(entry + 24, 10, true),
  'a directory that says another compression': (file: DataView, _end: number, entry: number) =>
    file.setUint16(entry + 10, 0, true),
  'parts that share their bytes': (file: DataView, _end: number, entry: number) =>
    file.setUint32(nextEntry(file, entry) + 42, file.getUint32(entry + 42, true), true),
  'a part that reaches into the directory': (file: DataView, _end: number, entry: number) => {
    const part = file.getUint32(entry + 42, true);
    for (const place of [entry + 20, part + 18]) file.setUint32(place, file.byteLength, true);
  },
  'an encrypted part': (file: DataView, _end: number, entry: number) => {
    for (const place of [entry + 8, file.getUint32(entry + 42, true) + 6])
      file.setUint16(place, 1, true);
  },
  'a wrong checksum': (file: DataView, _end: number, entry: number) => {
    for (const place of [entry + 16, file.getUint32(entry + 42, true) + 14])
      file.setUint32(place, 1, true);
  },
} as const;
const nextEntry = (file: DataView, entry: number) =>
  entry + 46 + file.getUint16(entry + 28, true) + file.getUint16(entry + 30, true);

test.each(Object.entries(hostile))('refuses an archive with %s', async (_what, change) => {
  const file = workbookOf('<row><c><v>1</v></c></row>');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = file.length - 22;
  // The directory's second entry is the workbook.
  change(view, end, nextEntry(view, view.getUint32(end + 16, true)));
  await expect(inThread(file)).rejects.toMatchObject({ code: 'import_file_damaged' });
});

test('refuses ZIP64', async () => {
  const file = workbookOf('<row><c><v>1</v></c></row>');
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  const parts = [file.subarray(0, -22), locator, file.subarray(-22)];
  await expect(inThread(Buffer.concat(parts))).rejects.toMatchObject({
    code: 'import_file_damaged',
  });
});

/** 60 MB of one character, which compress to 60 kB, three times. */
const bomb = (size = 60_000_000) => {
  const part = new Uint8Array(size).fill(32);
  return workbookOf('', { 'xl/a.xml': part, 'xl/b.xml': part, 'xl/c.xml': part });
};
/** The directory's sizes differ from the real ones. */
const lying = () => {
  const file = bomb(IS_FULL_TIER ? 60_000_000 : 600_000);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 0; at < file.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  return file;
};
const cells = (count: number) => {
  const row = Array.from({ length: 100 }, () => '<c><v>1</v></c>').join('');
  return `<row>${row}</row>`.repeat(count / 100);
};

type Refused = [string, string, () => Uint8Array | string];
/** Files that take seconds to make and to read. */
const LARGE: Refused[] = [
  ['a ZIP bomb', 'import_file_too_large', bomb],
  ['ten million cells', 'import_file_too_large', () => workbookOf(cells(10_000_000))],
];

test.each<Refused>([
  ['a ZIP bomb that lies about its size', 'import_file_damaged', lying],
  ...(IS_FULL_TIER ? LARGE : []),
  [
    'a cell at the far end of the sheet',
    'import_file_too_large',
    () => workbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  ],
  ['more rows than are read', 'import_file_too_large', () => 'a\n'.repeat(50_100)],
  ['more columns than are read', 'import_file_too_large', () => `${'a,'.repeat(100)}a\n`],
  [
    'macros',
    'import_file_macros',
    () => workbookOf('', { 'xl/vbaProject.bin': new Uint8Array(9) }),
  ],
  ['an old workbook', 'import_file_old', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
  [
    'a workbook that was cut off',
    'import_file_damaged',
    () => workbookOf(cells(10_000)).slice(0, 1_000),
  ],
  ['a workbook with broken XML', 'import_file_damaged', () => workbookOf('<row><c')],
  ['another archive', 'import_file_type', () => zipOf('word/document.xml')],
  ['a picture', 'import_file_type', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
])('refuses %s with %s', async (_what, code, make) => {
  await expect(inThread(make())).rejects.toMatchObject({ code });
});

test('reports the line of an unclosed quotation mark', async () => {
  const text = `a,b\r\n1,2\r\n"open,${'x'.repeat(250_000)}\r\n`;
  await expect(inThread(text)).rejects.toMatchObject({
    code: 'import_file_line',
    params: { line: 3 },
  });
});

test('a file that takes too long is refused, and the next one is read', async () => {
  const hasty = new FileReader(IMPORT_THREAD, { deadlineMs: 1, files: 2, memoryMb: 64 });
  await expect(hasty.read(onDisk('a,b\n'))).rejects.toMatchObject({
    code: 'import_file_too_large',
  });
  expect(await inThread('a,b\n')).toEqual([['a', 'b']]);
});

test('reads each file as a large task', async () => {
  const largeTasks = new LargeTasks();
  const run = jest.spyOn(largeTasks, 'run');
  await new FileReader(IMPORT_THREAD, undefined, largeTasks).read(onDisk('a\n'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('refuses a caller when too many others wait', async () => {
  const narrow = new FileReader(IMPORT_THREAD, { deadlineMs: 60_000, files: 1, memoryMb: 64 });
  const path = onDisk('a\n');
  const first = narrow.read(path);
  await expect(narrow.read(path)).rejects.toMatchObject({ code: 'import_reader_busy' });
  expect(await first).toEqual([['a']]);
});

function zipOf(name: string): Uint8Array {
  const file = Buffer.from(workbookOf(''));
  // Equal length keeps the archive intact.
  return Buffer.from(
    file.toString('latin1').replaceAll('xl/workbook.xml', name.slice(0, 15).padEnd(15, 'x')),
    'latin1',
  );
}
