import { createHash } from 'node:crypto';

const NAME = /^[0-9a-f]{64}$/;

export function nameOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @throws Error for an invalid name, which could otherwise lead outside the store */
export function assertName(name: string): void {
  if (!NAME.test(name)) throw new Error('A file is named by its SHA-256.');
}

/** All prefixes of names: two hexadecimal digits. */
export const PREFIXES: readonly string[] = Array.from({ length: 256 }, (_, index) =>
  index.toString(16).padStart(2, '0'),
);
