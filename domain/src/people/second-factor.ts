/** How many recovery codes a person gets at once; each is good for one sign-in. */
export const RECOVERY_CODES = 10;
/** How long a device that was remembered needs no second factor. */
export const REMEMBER_DAYS = 30;
/** How long the link of a forgotten password is good. */
export const RESET_MINUTES = 30;
/** How long a person who gave their password may change how they sign in. */
export const CONFIRMED_MINUTES = 10;
export const MOST_PASSKEYS = 20;

/** What can prove a sign-in beside the password. */
export const FACTOR_WAYS = ['code', 'passkey', 'recovery-code'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

/** Without those that are mistaken for each other: 0 and O, 1 and I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LETTERS = 16;
const GROUP = 4;

/** How many random bytes a recovery code is made of. */
export const RECOVERY_CODE_BYTES = 32;

/**
 * A recovery code such as 'ABCD-EFGH-JKMN-PQRS', of random bytes. Bytes that would favour the first letters are
 * passed over, so that more are given than letters are needed; null where they did not do.
 */
export function recoveryCodeOf(bytes: Uint8Array): string | null {
  const fair = 256 - (256 % LETTERS.length);
  const letters = [...bytes]
    .filter((byte) => byte < fair)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .slice(0, CODE_LETTERS)
    .join('');
  return letters.length < CODE_LETTERS ? null : grouped(letters);
}

/** The code as it was given out, however it was typed; null where it is none. */
export function readRecoveryCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  const isCode =
    letters.length === CODE_LETTERS && [...letters].every((at) => LETTERS.includes(at));
  return isCode ? grouped(letters) : null;
}

/** The six digits that an authenticator app shows, however they were spaced; null where they are none. */
export function readAppCode(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

function grouped(letters: string): string {
  return letters.match(new RegExp(`.{${String(GROUP)}}`, 'g'))?.join('-') ?? letters;
}
