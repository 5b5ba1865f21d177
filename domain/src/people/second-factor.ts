/** Recovery codes generated at once; each is valid for one sign-in. */
export const RECOVERY_CODES = 10;
/** How long a remembered device needs no second factor. */
export const REMEMBER_DAYS = 30;
/** How long a password reset link is valid. */
export const RESET_MINUTES = 30;
/** How long users can change their sign-in settings after they entered their password. */
export const CONFIRMED_MINUTES = 10;
export const MOST_PASSKEYS = 20;

export const FACTOR_WAYS = ['code', 'passkey', 'recovery-code'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

/** Without characters that look alike: 0 and O; 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LETTERS = 16;
const GROUP = 4;

/** Random bytes for one recovery code. */
export const RECOVERY_CODE_BYTES = 32;

/**
 * A recovery code such as 'ABCD-EFGH-JKMN-PQRS' from random bytes. Bytes that would favour the first letters are
 * skipped, so more bytes are needed than letters. Null if they do not suffice.
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

/** The normalized code, however it was typed; null if it is not a code. */
export function readRecoveryCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  const isCode =
    letters.length === CODE_LETTERS && [...letters].every((at) => LETTERS.includes(at));
  return isCode ? grouped(letters) : null;
}

/** The six digits of an authenticator app, however they were spaced; null if they are not six digits. */
export function readAppCode(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

function grouped(letters: string): string {
  return letters.match(new RegExp(`.{${String(GROUP)}}`, 'g'))?.join('-') ?? letters;
}
