import type { Readable } from 'node:stream';

export interface ListedFile {
  readonly name: string;
  /** When it was last stored. */
  readonly storedAt: Date;
}

export interface FoundFile {
  readonly bytes: number;
  /** To be read to its end, or destroyed. */
  readonly content: Readable;
}

/**
 * Keeps files of some megabytes. Each is named by the SHA-256 of its content, in hexadecimal, so that
 * storing it again changes nothing. Failures are AppErrors: storage_full and storage_unavailable.
 */
export abstract class FileStorage {
  /** Stores the content for good, and answers its name. */
  abstract put(content: Uint8Array): Promise<string>;

  /** Null where there is no such file. */
  abstract read(name: string): Promise<FoundFile | null>;

  abstract has(name: string): Promise<boolean>;

  /** Harmless where there is no such file. */
  abstract delete(name: string): Promise<void>;

  /** The files whose names begin with the two given characters, what was cut off while it was stored among them. */
  abstract list(prefix: string): Promise<readonly ListedFile[]>;
}
