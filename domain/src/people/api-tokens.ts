/** Lifetime of a token in days; no token is valid forever. */
export const TOKEN_DAYS = { default: 90, max: 366 } as const;

/** A token that expires within this many days shows a warning. */
export const TOKEN_WARNING_DAYS = 14;

/** Most tokens of one user or service account, and most service accounts. */
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
