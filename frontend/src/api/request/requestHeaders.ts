import { nanoid } from '@reduxjs/toolkit';

/** Makes the server refuse the change with 412 when the record is newer than what was seen. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}

/** One key per intent: keep it while the same form is sent again, make a new one afterwards. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` is missing on pages served without HTTPS, such as on an office network.
  return nanoid();
}

/** A repeat with the same key and body gets the first answer and changes nothing. */
export function idempotent(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}
