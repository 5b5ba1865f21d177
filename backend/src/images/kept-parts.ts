/** Collects any number of parts of a file in one buffer. */
export class KeptParts {
  private readonly kept: Buffer;
  private length = 0;

  constructor(private readonly bytes: Buffer) {
    this.kept = Buffer.allocUnsafe(bytes.length);
  }

  keep(start: number, end: number): void {
    this.length += this.bytes.copy(this.kept, this.length, start, end);
  }

  get content(): Buffer {
    return this.kept.subarray(0, this.length);
  }
}
