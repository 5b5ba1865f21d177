import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** Accepts the previous and the next code, for a phone whose clock is off. */
const WINDOW = 1;

/** The secret of an authenticator app (RFC 6238, in base32). */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The text of the QR code: `otpauth://totp/…`. */
export function appUri(secret: string, company: string, email: string): string {
  return new TOTP({ issuer: company, label: email, secret }).toString();
}

/** The 30-second step since 1970 whose code this is, near `now`; null if none matches. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
}
