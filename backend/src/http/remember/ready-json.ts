/** A record that is JSON text already, for routes whose answers are remembered: others read it again. */
export class ReadyJson {
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

export function jsonBytesOf(answer: unknown): Buffer {
  return areReady(answer) ? arrayOf(answer) : Buffer.from(JSON.stringify(answer));
}

function areReady(answer: unknown): answer is readonly ReadyJson[] {
  return Array.isArray(answer) && answer[0] instanceof ReadyJson;
}

/** Straight into the bytes that are sent: megabytes of text would be no more than their waste. */
function arrayOf(records: readonly ReadyJson[]): Buffer {
  const comma = 1;
  const size = records.reduce((sum, { bytes }) => sum + bytes + comma, 0);
  const all = Buffer.alloc(size + 1, ',');
  let at = all.write('[');
  for (const { text, bytes } of records) {
    all.write(text, at);
    at += bytes + comma;
  }
  all.write(']', all.length - 1);
  return all;
}
