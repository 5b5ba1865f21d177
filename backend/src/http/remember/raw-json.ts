/** A record that is already JSON text, for routes with cached answers; otherwise it is parsed again. */
export class RawJson {
  /** In UTF-8. */
  readonly bytes: number;

  constructor(readonly text: string) {
    this.bytes = Buffer.byteLength(text);
  }

  /** The value that `JSON.stringify` writes. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** The response format: one JSON text, or a list with one record per line. */
export type Form = 'json' | 'lines';

export function bytesOf(answer: unknown, form: Form): Buffer {
  if (form === 'json' || !Array.isArray(answer))
    return areReady(answer) ? arrayOf(answer) : Buffer.from(JSON.stringify(answer));
  const records: readonly unknown[] = answer;
  return areReady(records)
    ? linesOf(records)
    : Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

function areReady(answer: unknown): answer is readonly RawJson[] {
  return Array.isArray(answer) && answer[0] instanceof RawJson;
}

function arrayOf(records: readonly RawJson[]): Buffer {
  const all = Buffer.alloc(sizeOf(records) + 1, ',');
  writeInto(all, all.write('['), records);
  all.write(']', all.length - 1);
  return all;
}

function linesOf(records: readonly RawJson[]): Buffer {
  const all = Buffer.alloc(sizeOf(records), '\n');
  writeInto(all, 0, records);
  return all;
}

/** Includes one separator byte per record. */
function sizeOf(records: readonly RawJson[]): number {
  return records.reduce((sum, { bytes }) => sum + bytes + 1, 0);
}

/** Writes directly into the response buffer, to avoid megabytes of intermediate text. */
function writeInto(all: Buffer, from: number, records: readonly RawJson[]): void {
  let at = from;
  for (const { text, bytes } of records) {
    all.write(text, at);
    at += bytes + 1;
  }
}
