/** A change below this share is none. */
const STEADY = 0.1;

/** How an amount developed: `new` had none before, `gone` has none now. */
export const GROWTHS = ['new', 'growing', 'steady', 'shrinking', 'gone'] as const;
export type Growth = (typeof GROWTHS)[number];

export function growthOf(now: number, before: number): Growth {
  if (before <= 0) return now > 0 ? 'new' : 'steady';
  if (now <= 0) return 'gone';
  const share = now / before - 1;
  if (Math.abs(share) < STEADY) return 'steady';
  return share > 0 ? 'growing' : 'shrinking';
}

/** The change in whole percent; null without an amount before. */
export function changeInPercent(now: number, before: number): number | null {
  return before > 0 ? Math.round((100 * (now - before)) / before) : null;
}
