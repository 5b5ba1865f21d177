/** An answer that is JSON text in UTF-8 already; only for routes whose answers are remembered. */
export class ReadyJson {
  constructor(readonly bytes: Buffer) {}
}

export function jsonBytesOf(answer: unknown): Buffer {
  return answer instanceof ReadyJson ? answer.bytes : Buffer.from(JSON.stringify(answer));
}
