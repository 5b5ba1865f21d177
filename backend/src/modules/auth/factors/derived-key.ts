import { hkdfSync } from 'node:crypto';

/** A key for a single purpose, derived from the server's signing secret (HKDF, SHA-256). */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vehicle-dispatch ${purpose}`, 32));
}
