import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { BackupError } from './backup-error';

/** Incremented when older programs can no longer read the file. */
const FORMAT_VERSION = 2;
/** From this version on, photo files precede the rows. */
const WITH_FILES = 2;

const UNSEALED = '0'.repeat(64);
/** The checksum comes last in the line, so that it can be filled in after the rows are written. */
const AFTER_CHECKSUM = '"}\n';
const LONGEST_HEADER = 64 * 1024;

const FORMAT = z.object({ format: z.literal('vehicle-dispatch-backup'), version: z.int() });

const HEADER = FORMAT.extend({
  /** Names of the database's migrations, in order. */
  schema: z.array(z.string()),
  engine: z.enum(['sqlite', 'mysql']),
  takenAt: z.iso.datetime(),
  /** Number of rows of each table. */
  counts: z.record(z.string(), z.int()),
});

/**
 * The first line of a backup, plain JSON that describes the file. The photo files follow, then the compressed rows. The
 * header ends with the SHA-256 of the whole file, computed with zeros in place of the checksum.
 */
export type BackupHeader = Omit<z.output<typeof HEADER>, 'format' | 'version'>;

/** The first line with an empty checksum, and the checksum's position. */
export function openHeader(header: BackupHeader): { line: Buffer; checksumAt: number } {
  const { schema, engine, takenAt, counts } = header;
  const format = { format: 'vehicle-dispatch-backup', version: FORMAT_VERSION };
  const facts = { ...format, schema, engine, takenAt, counts, sha256: UNSEALED };
  const line = Buffer.from(`${JSON.stringify(facts)}\n`);
  return { line, checksumAt: line.length - AFTER_CHECKSUM.length - UNSEALED.length };
}

/** A hash that already includes the header. */
export function checksumFrom(line: Buffer): Hash {
  return createHash('sha256').update(line);
}

/**
 * Reads the header after verifying the checksum of the whole file.
 * @returns the header, its end in the file, and whether files precede the rows
 * @throws BackupError when the file is not a backup, of a later format, damaged or truncated
 */
export async function verifiedHeader(
  file: string,
): Promise<{ header: BackupHeader; headerEnd: number; hasFiles: boolean }> {
  const line = await firstLine(file);
  const facts = parsed(line);
  const format = FORMAT.safeParse(facts);
  if (line === null || !format.success) throw new BackupError(`${file} is not a backup.`);
  if (format.data.version > FORMAT_VERSION) {
    throw new BackupError(
      `${file} was made by a newer version of the program: restore it with that one.`,
    );
  }
  const header = HEADER.safeParse(facts);
  if (!header.success || !(await isIntact(file, line))) {
    throw new BackupError(`${file} is damaged or incomplete: nothing was restored.`);
  }
  const hasFiles = format.data.version >= WITH_FILES;
  return { header: header.data, headerEnd: line.length, hasFiles };
}

async function isIntact(file: string, line: Buffer): Promise<boolean> {
  const at = line.length - AFTER_CHECKSUM.length - UNSEALED.length;
  const end = at + UNSEALED.length;
  const unsealed = Buffer.from(line);
  unsealed.write(UNSEALED, at, 'latin1');
  const hash = checksumFrom(unsealed);
  for await (const chunk of createReadStream(file, { start: line.length })) {
    hash.update(chunk as Buffer); // without an encoding a stream gives buffers
  }
  return hash.digest('hex') === line.toString('latin1', at, end);
}

async function firstLine(file: string): Promise<Buffer | null> {
  const read = createReadStream(file, { end: LONGEST_HEADER - 1 });
  const chunks: Buffer[] = [];
  for await (const chunk of read) chunks.push(chunk as Buffer); // as above
  const start = Buffer.concat(chunks);
  const end = start.indexOf('\n');
  return end === -1 ? null : start.subarray(0, end + 1);
}

function parsed(line: Buffer | null): unknown {
  try {
    return JSON.parse(line?.toString() ?? '');
  } catch {
    return null;
  }
}
