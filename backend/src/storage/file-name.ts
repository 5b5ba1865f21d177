import { createHash } from 'node:crypto';

const NAME = /^[0-9a-f]{64}$/;

/** The name of the file that has this content. */
export function nameOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @throws Error for what is no name, so that nobody leaves the store by one */
export function assertName(name: string): void {
  if (!NAME.test(name)) throw new Error('A file is named by its SHA-256.');
}

/** The beginnings of all names: two hexadecimal digits. */
export const PREFIXES: readonly string[] = Array.from({ length: 256 }, (_, index) =>
  index.toString(16).padStart(2, '0'),
);
