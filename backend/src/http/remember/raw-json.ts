/** A record that is JSON text already, for routes whose answers are remembered: others read it again. */
export class RawJson {
  /** In UTF-8. */
  readonly bytes: number;

  constructor(readonly text: string) {
    this.bytes = Buffer.byteLength(text);
  }

  /** What `JSON.stringify` puts in its place. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** How an answer is written: as one JSON text, or a list with one record a line. */
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

/** With one byte after each record. */
function sizeOf(records: readonly RawJson[]): number {
  return records.reduce((sum, { bytes }) => sum + bytes + 1, 0);
}

/** Straight into the bytes that are sent: megabytes of text would be no more than their waste. */
function writeInto(all: Buffer, from: number, records: readonly RawJson[]): void {
  let at = from;
  for (const { text, bytes } of records) {
    all.write(text, at);
    at += bytes + 1;
  }
}
