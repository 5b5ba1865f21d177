import { nanoid } from '@reduxjs/toolkit';

/** The server refuses the change with 412 if the record is newer than this version. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}

/** One key per intent: keep it while the same form is resent, then make a new one. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` is missing on pages served without HTTPS, such as on an office network.
  return nanoid();
}

/** A repeat with the same key and body returns the first answer and changes nothing. */
export function idempotent(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}
