const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const MAX_WEBHOOKS = 20;
export const WEBHOOK_NAME_MAX = 60;
export const WEBHOOK_ADDRESS_MAX = 500;

/** How long the old secret signs in addition to a new one. */
export const SECRET_OVERLAP_MS = DAY_MS;

/** Deliveries and their attempts are kept this long. */
export const WEBHOOK_LOG_DAYS = 30;

export const DELIVERY_STATES = ['waiting', 'done', 'parked'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Delays between attempts; together slightly more than 24 hours. */
const WAITS_MS = [
  ...[5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000],
  ...[1, 2, 4, 6, 11].map((hours) => hours * HOUR_MS),
];

/**
 * The delay after a failed attempt, the first being 1; null after the last. `random` from 0 to 1 adds a jitter of up
 * to ten per cent.
 */
export function waitAfter(attempt: number, random: number): number | null {
  const wait = WAITS_MS[attempt - 1];
  return wait === undefined ? null : Math.round(wait * (1 + random / 10));
}

/** When a replaced secret stops signing. */
export function overlapEnd(now: Date): Date {
  return new Date(now.getTime() + SECRET_OVERLAP_MS);
}

/** Older deliveries are purged. */
export function firstKept(now: Date): Date {
  return new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS);
}
