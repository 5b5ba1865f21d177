import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** A phone's clock may be one code behind or ahead. */
const WINDOW = 1;

/** What an authenticator app makes its codes of (RFC 6238, in base 32). */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code says: `otpauth://totp/…`. */
export function appUri(secret: string, company: string, email: string): string {
  return new TOTP({ issuer: company, label: email, secret }).toString();
}

/** The 30 seconds since 1970 whose code this is, near `now`; null where it is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
}
