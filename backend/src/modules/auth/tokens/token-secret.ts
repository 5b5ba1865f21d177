import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefix by which secret scanners recognize tokens. */
export const TOKEN_PREFIX = 'vdt_';
const RANDOM_BYTES = 20;
const FORM = /^vdt_([0-9a-f]{40})([0-9a-f]{8})$/;
const HINT_CHARS = 12;

const checksumOf = (random: string) => crc32(random).toString(16).padStart(8, '0');

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function newTokenSecret() {
  const random = randomBytes(RANDOM_BYTES).toString('hex');
  const secret = `${TOKEN_PREFIX}${random}${checksumOf(random)}`;
  return { secret, hash: hashOf(secret), hint: secret.slice(0, HINT_CHARS) };
}

/** The stored hash of the token; null for a mistyped one, which needs no lookup. */
export function tokenHashOf(secret: string): string | null {
  const [, random = '', checksum] = FORM.exec(secret) ?? [];
  return checksum === checksumOf(random) ? hashOf(secret) : null;
}
