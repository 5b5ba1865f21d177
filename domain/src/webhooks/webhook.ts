const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const MAX_WEBHOOKS = 20;
export const WEBHOOK_NAME_MAX = 60;
export const WEBHOOK_ADDRESS_MAX = 500;

/** So long the old secret signs beside a new one. */
export const SECRET_OVERLAP_MS = DAY_MS;

/** Deliveries and their attempts are kept that long. */
export const WEBHOOK_LOG_DAYS = 30;

export const DELIVERY_STATES = ['waiting', 'done', 'parked'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The waits between attempts; together a little more than 24 hours. */
const WAITS_MS = [
  ...[5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000],
  ...[1, 2, 4, 6, 11].map((hours) => hours * HOUR_MS),
];

/**
 * How long to wait after an attempt that failed, the first being 1; null when it was the last. `random` from 0 to 1
 * spreads what failed together, by a tenth.
 */
export function waitAfter(attempt: number, random: number): number | null {
  const wait = WAITS_MS[attempt - 1];
  return wait === undefined ? null : Math.round(wait * (1 + random / 10));
}

/** From when on a secret that was replaced signs no more. */
export function overlapEnd(now: Date): Date {
  return new Date(now.getTime() + SECRET_OVERLAP_MS);
}

/** What is older is kept no more. */
export function firstKept(now: Date): Date {
  return new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS);
}
