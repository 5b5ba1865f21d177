import type { Readable } from 'node:stream';

export interface ListedFile {
  readonly name: string;
  /** When it was last stored. */
  readonly storedAt: Date;
}

export interface FoundFile {
  readonly bytes: number;
  /** Must be read to the end or destroyed. */
  readonly content: Readable;
}

/**
 * Stores files of some megabytes. A file's name is the SHA-256 of its content in hexadecimal, so storing it again
 * changes nothing. Failures are AppErrors: storage_full and storage_unavailable.
 */
export abstract class FileStorage {
  /** Stores the content durably and returns its name. */
  abstract put(content: Uint8Array): Promise<string>;

  /** Returns null if there is no such file. */
  abstract read(name: string): Promise<FoundFile | null>;

  abstract has(name: string): Promise<boolean>;

  /** Does nothing if there is no such file. */
  abstract delete(name: string): Promise<void>;

  /** The files whose names begin with the two given characters, including partial ones. */
  abstract list(prefix: string): Promise<readonly ListedFile[]>;
}
