import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With slashes between folders. */
  readonly path: string;
  readonly at: Date;
  readonly content: Buffer;
}

/** Photos and PDFs are compressed already. */
const AS_IT_IS = { compress: false };

/**
 * A ZIP archive in pieces: one entry is made at a time, so that any number of them takes the memory of
 * one. What fails on the way ends the archive without its directory, and no program opens it as whole.
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
      // As a stream, which ends once whoever takes the archive has taken all before it.
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
    // Whoever stops early lets nothing more be read.
    open?.destroy();
    file.destroy();
    await entries.return(undefined);
  }
}

/** The first entry is made before the answer begins, so that a failure is still an error answer. */
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
