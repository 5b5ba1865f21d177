import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error';
import { TABLES } from './tables';

const LINE = z.union([
  z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  z.object({ table: z.enum(TABLES), columns: z.array(z.string()) }),
]);

/** A table's heading, or the values of one row in the order of its columns. */
export type BackupLine = z.output<typeof LINE>;

/** Reads the rows after the header, line by line. @throws BackupError for an invalid line */
export async function* readRows(file: string, rowsAt: number): AsyncGenerator<BackupLine> {
  for await (const line of linesOf(file, rowsAt)) {
    const read = LINE.safeParse(JSON.parse(line));
    if (!read.success) throw new BackupError(`${file} holds something that is no record.`);
    yield read.data;
  }
}

/** Not node:readline, which also splits at U+2028; texts may contain it. */
async function* linesOf(file: string, rowsAt: number): AsyncGenerator<string> {
  // An error of either stream ends the loop below.
  const text = pipeline(createReadStream(file, { start: rowsAt }), createGunzip(), () => undefined);
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
