import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With slashes between folders. */
  readonly path: string;
  readonly at: Date;
  readonly content: Buffer;
}

/** Photos and PDFs are already compressed. */
const AS_IT_IS = { compress: false };

/**
 * A ZIP archive in pieces. Only one entry is in memory at a time. A failure ends the archive without its directory, so
 * that no program opens it as complete.
 */
export async function* zipStream(entries: AsyncGenerator<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const file = zip.outputStream as Readable; // a PassThrough, declared as less
  let open: Readable | undefined;
  const fail = (error: unknown) =>
    file.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);

  const fill = async () => {
    for await (const { path, at, content } of entries) {
      // As a stream, which ends only after everything before it was consumed.
      open = Readable.from([content]);
      zip.addReadStream(open, path, { ...AS_IT_IS, mtime: at });
      await finished(open);
    }
    zip.end();
  };

  try {
    fill().catch(fail);
    yield* file;
  } finally {
    // Stop reading when the consumer stops early.
    open?.destroy();
    file.destroy();
    await entries.return(undefined);
  }
}

/** Creates the first entry before the response starts, so that a failure is still an error response. */
export async function begun(entries: AsyncGenerator<ZipEntry>): Promise<AsyncGenerator<ZipEntry>> {
  return resumed(await entries.next(), entries);
}

async function* resumed(
  first: IteratorResult<ZipEntry>,
  others: AsyncGenerator<ZipEntry>,
): AsyncGenerator<ZipEntry> {
  try {
    if (first.done !== true) yield first.value;
    yield* others;
  } finally {
    await others.return(undefined);
  }
}
