/** Days that a token is good for, unless it is asked for otherwise; none is good for ever. */
export const TOKEN_DAYS = { default: 90, max: 366 } as const;

/** A token that ends within so many days asks to be replaced. */
export const TOKEN_WARNING_DAYS = 14;

/** Most tokens that one person or service account has at a time, and most service accounts. */
export const MAX_TOKENS = 50;
export const MAX_SERVICE_ACCOUNTS = 100;

export const TOKEN_NAME_MAX = 60;

const DAY_MS = 24 * 60 * 60 * 1000;

export const TOKEN_STATES = ['live', 'expiring', 'expired', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

interface TokenTimes {
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export function tokenState({ expiresAt, revokedAt }: TokenTimes, now: Date): TokenState {
  if (revokedAt !== null) return 'revoked';
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return 'expired';
  return left <= TOKEN_WARNING_DAYS * DAY_MS ? 'expiring' : 'live';
}

export function tokenExpiry(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
