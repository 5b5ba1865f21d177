import { refuse } from './refusal';

/** Of a workbook of 50,000 rows the parts take about 40 MB. */
const MOST_UNPACKED = 150_000_000;
const MOST_PARTS = 1_000;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;

const SIGNATURES = { part: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;

export function isZip(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === SIGNATURES.part;
}

/** The container of `.xls`, and of any workbook that has a password. */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return bytes.length >= 8 && viewOf(bytes).getUint32(0) === 0xd0cf11e0;
}

/**
 * Looks at the list of parts before anything is unpacked. What unpacks a part stops at the size that stands here, so a
 * list that lies makes a part that is cut off, and no larger one.
 * @throws Refusal
 */
export function assertHarmless(bytes: Uint8Array): void {
  const names = new Set<string>();
  let unpacked = 0;
  for (const { name, size } of entriesOf(bytes)) {
    if (/vbaProject|xlmacro|macrosheets?\//i.test(name)) refuse('import_file_macros');
    names.add(name);
    unpacked += size;
    if (unpacked > MOST_UNPACKED || names.size > MOST_PARTS) refuse('import_file_too_large');
  }
  if (!names.has('xl/workbook.xml')) refuse('import_file_type');
}

function* entriesOf(bytes: Uint8Array): Generator<{ name: string; size: number }> {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== SIGNATURES.entry)
      refuse('import_file_damaged');
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    const start = at + ENTRY_BYTES;
    const name = new TextDecoder().decode(bytes.subarray(start, start + nameLength));
    yield { name, size: view.getUint32(at + 24, true) };
    at = start + nameLength + extra + comment;
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === SIGNATURES.end) return at;
  return refuse('import_file_damaged');
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
