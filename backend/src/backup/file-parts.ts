import { open } from 'node:fs/promises';
import { z } from 'zod';
import type { FileStorage } from '../storage/file-storage';
import { BackupError } from './backup-error';
import { batchesOf } from './batches';
import type { Snapshot } from './snapshot';
import { columnsOf } from './tables';

/**
 * Unmodified files between a backup's first line and its rows. A line with name and size precedes each file; an empty
 * line ends them.
 */
const FILE_LINE = z.object({
  file: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z
    .int()
    .min(0)
    .max(64 * 1024 * 1024),
});
const NEW_LINE = 0x0a;
const LONGEST_LINE = 256;

interface PhotoRow {
  readonly id: number;
  readonly fileName: string;
  readonly thumbnailName: string;
  readonly deletedAt: unknown;
}

interface PaperRow {
  readonly id: number;
  readonly pdfHash: string | null;
}

/** The file names of a snapshot's photos; identical photos repeat a name. */
async function* photosIn({ engine, query }: Snapshot): AsyncGenerator<string> {
  // A database that is not yet upgraded may have no photos.
  if ((await columnsOf(query, engine, 'unit_photos')).length === 0) return;
  const columns = 'id, fileName, thumbnailName, deletedAt';
  for await (const photos of batchesOf<PhotoRow>(query, 'unit_photos', columns))
    for (const { fileName, thumbnailName, deletedAt } of photos)
      if (deletedAt === null) yield* [fileName, thumbnailName];
}

/** The name of the company's logo file, if any. */
async function* logoIn({ engine, query }: Snapshot): AsyncGenerator<string> {
  // A database that is not yet upgraded may have no logo.
  const columns = await columnsOf(query, engine, 'company_profile');
  if (!columns.some(({ name }) => name === 'logoHash')) return;
  for (const { logoHash } of await query<{ logoHash: string | null }>(
    'SELECT logoHash FROM company_profile',
  ))
    if (logoHash !== null) yield logoHash;
}

/** The file names of issued invoices' PDFs. */
async function* papersIn({ engine, query }: Snapshot): AsyncGenerator<string> {
  // A database that is not yet upgraded may have no invoices.
  if ((await columnsOf(query, engine, 'invoices')).length === 0) return;
  for await (const invoices of batchesOf<PaperRow>(query, 'invoices', 'id, pdfHash'))
    for (const { pdfHash } of invoices) if (pdfHash !== null) yield pdfHash;
}

async function* namesIn(snapshot: Snapshot): AsyncGenerator<string> {
  yield* photosIn(snapshot);
  yield* logoIn(snapshot);
  yield* papersIn(snapshot);
}

/** Streams the files of a snapshot. Calls `onMissing` for each file missing from the storage. */
export async function* fileParts(
  snapshot: Snapshot,
  storage: FileStorage,
  onMissing: () => void,
): AsyncGenerator<Buffer> {
  for await (const name of namesIn(snapshot)) {
    const file = await storage.read(name);
    if (file === null) {
      onMissing();
      continue;
    }
    yield Buffer.from(`${JSON.stringify({ file: name, bytes: file.bytes })}\n`);
    let written = 0;
    for await (const chunk of file.content) {
      const part = chunk as Buffer; // without an encoding a stream gives buffers
      written += part.length;
      yield part;
    }
    if (written !== file.bytes) throw new BackupError(`The file ${name} cannot be read whole.`);
  }
  yield Buffer.from('\n');
}

/**
 * Stores the files of a verified backup.
 * @returns the position of the first row
 * @throws BackupError for an invalid file entry, AppError when a file cannot be stored
 */
export async function restoreFiles(
  backup: string,
  from: number,
  storage: FileStorage,
): Promise<number> {
  const handle = await open(backup, 'r');
  const read = async (at: number, length: number): Promise<Buffer> => {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  try {
    for (let at = from; ;) {
      const start = await read(at, LONGEST_LINE);
      const end = start.indexOf(NEW_LINE);
      if (end === 0) return at + 1;
      const { file, bytes } = lineOf(backup, start.toString('latin1', 0, Math.max(0, end)));
      const name = await storage.put(await read(at + end + 1, bytes));
      if (name !== file) throw new BackupError(`${backup} holds a file that has a wrong hash.`);
      at += end + 1 + bytes;
    }
  } finally {
    await handle.close();
  }
}

function lineOf(backup: string, text: string): z.output<typeof FILE_LINE> {
  try {
    return FILE_LINE.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${backup} contains an entry that is not a file.`);
  }
}
