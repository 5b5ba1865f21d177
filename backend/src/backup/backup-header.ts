import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { BackupError } from './backup-error';

/** Goes up when a file can no longer be read by the programs before it. */
const FORMAT_VERSION = 2;
/** From here on the files of photos stand before the rows. */
const WITH_FILES = 2;

const UNSEALED = '0'.repeat(64);
/** The checksum comes last in the line, so that it can be filled in once the rows are written. */
const AFTER_CHECKSUM = '"}\n';
const LONGEST_HEADER = 64 * 1024;

const FORMAT = z.object({ format: z.literal('vehicle-dispatch-backup'), version: z.int() });

const HEADER = FORMAT.extend({
  /** Names of the migrations that the database had seen, in order. */
  schema: z.array(z.string()),
  engine: z.enum(['sqlite', 'mysql']),
  takenAt: z.iso.datetime(),
  /** Rows of each table. */
  counts: z.record(z.string(), z.int()),
});

/**
 * The first line of a backup, plain JSON: what is in the file. After it the files of photos, then the rows,
 * compressed.
 * Ends with the SHA-256 of the whole file, in which the checksum itself counts as zeros.
 */
export type BackupHeader = Omit<z.output<typeof HEADER>, 'format' | 'version'>;

/** The line to begin a file with, its checksum still open, and where the checksum goes. */
export function openHeader(header: BackupHeader): { line: Buffer; checksumAt: number } {
  const { schema, engine, takenAt, counts } = header;
  const format = { format: 'vehicle-dispatch-backup', version: FORMAT_VERSION };
  const facts = { ...format, schema, engine, takenAt, counts, sha256: UNSEALED };
  const line = Buffer.from(`${JSON.stringify(facts)}\n`);
  return { line, checksumAt: line.length - AFTER_CHECKSUM.length - UNSEALED.length };
}

/** A checksum that has taken in the header already and waits for the rest of the file. */
export function checksumFrom(line: Buffer): Hash {
  return createHash('sha256').update(line);
}

/**
 * Reads the header after having proved that every byte of the file is as it was written.
 * @returns the header, where in the file it ends, and whether files come before the rows
 * @throws BackupError when it is no backup, of a later format, damaged or cut
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
