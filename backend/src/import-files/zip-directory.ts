import { crc32, inflateRawSync } from 'node:zlib';
import { refuse } from './refusal';

const SIGNATURES = {
  part: 0x04034b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  zip64: 0x07064b50,
} as const;
const END_BYTES = 22;
const ZIP64_LOCATOR_BYTES = 20;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const PART_BYTES = 30;
/** Placeholder for a number that needs ZIP64. */
const ZIP64_NUMBER = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x1;
/** The sizes follow the content, and the header before it may have zeros. */
const SIZES_FOLLOW = 0x8;
const SMALLEST_CHUNK = 64;

export interface ZipPart {
  readonly name: string;
  /** Uncompressed size. */
  readonly size: number;
  /** @throws Refusal import_file_damaged if the content does not match the directory */
  readonly unpack: () => Buffer;
}

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  /** Position of the local header. */
  readonly offset: number;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === SIGNATURES.part;
}

/**
 * The parts of an archive. They may not overlap, and each local header must match the directory.
 * @throws Refusal import_file_damaged, also for ZIP64, encryption and rare compression methods
 */
export function partsOf(bytes: Uint8Array): readonly ZipPart[] {
  const view = viewOf(bytes);
  const { entries, start } = directoryOf(bytes, view);
  const inOrder = [...entries].sort((one, other) => one.offset - other.offset);
  const parts = inOrder.map((entry, index) => {
    const end = inOrder[index + 1]?.offset ?? start;
    const content = contentOf(bytes, view, entry, end);
    return { name: entry.name, size: entry.size, unpack: () => unpacked(entry, content) };
  });
  if (new Set(parts.map(({ name }) => name)).size !== parts.length) refuse('import_file_damaged');
  return parts;
}

function directoryOf(bytes: Uint8Array, view: DataView) {
  const end = endOf(view);
  const [disk, ofDisk] = [view.getUint16(end + 4, true), view.getUint16(end + 6, true)];
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  const isWhole = disk === 0 && ofDisk === 0 && view.getUint16(end + 8, true) === count;
  if (!isWhole || start + view.getUint32(end + 12, true) !== end) refuse('import_file_damaged');
  const entries: Entry[] = [];
  let at = start;
  while (entries.length < count) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== SIGNATURES.entry)
      refuse('import_file_damaged');
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    entries.push({
      name: textOf(bytes, at + ENTRY_BYTES, nameEnd),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (at !== end) refuse('import_file_damaged');
  return { entries, start };
}

/** A part's compressed content, which ends before the next part. */
function contentOf(bytes: Uint8Array, view: DataView, entry: Entry, end: number): Uint8Array {
  const { name, flags, method, checksum, packed, size, offset } = entry;
  const isReadable =
    [STORED, DEFLATED].includes(method) && !(flags & ENCRYPTED) && size !== ZIP64_NUMBER;
  if (!isReadable || offset + PART_BYTES > end || view.getUint32(offset, true) !== SIGNATURES.part)
    return refuse('import_file_damaged');
  const nameEnd = offset + PART_BYTES + view.getUint16(offset + 26, true);
  const start = nameEnd + view.getUint16(offset + 28, true);
  const isLater = (flags & SIZES_FOLLOW) !== 0;
  const isSame = ([at, value]: readonly [number, number]) => {
    const local = view.getUint32(offset + at, true);
    return local === value || (isLater && local === 0);
  };
  const agrees =
    view.getUint16(offset + 6, true) === flags &&
    view.getUint16(offset + 8, true) === method &&
    (
      [
        [14, checksum],
        [18, packed],
        [22, size],
      ] as const
    ).every(isSame);
  if (!agrees || start + packed > end || textOf(bytes, offset + PART_BYTES, nameEnd) !== name)
    return refuse('import_file_damaged');
  return bytes.subarray(start, start + packed);
}

function unpacked({ method, size, checksum }: Entry, content: Uint8Array): Buffer {
  const { buffer, byteOffset, length } = content;
  const plain =
    method === STORED ? Buffer.from(buffer, byteOffset, length) : inflated(content, size);
  if (plain.length !== size || crc32(plain) !== checksum) refuse('import_file_damaged');
  return plain;
}

/** Inflates at most the directory's size into one block of memory. */
function inflated(content: Uint8Array, size: number): Buffer {
  try {
    return inflateRawSync(content, {
      maxOutputLength: Math.max(1, size),
      chunkSize: Math.max(SMALLEST_CHUNK, size),
    });
  } catch {
    return refuse('import_file_damaged');
  }
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== SIGNATURES.end) continue;
    const before = at - ZIP64_LOCATOR_BYTES;
    const isZip64 = before >= 0 && view.getUint32(before, true) === SIGNATURES.zip64;
    if (isZip64 || at + END_BYTES + view.getUint16(at + 20, true) !== view.byteLength) break;
    return at;
  }
  return refuse('import_file_damaged');
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(bytes.subarray(start, end));
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
