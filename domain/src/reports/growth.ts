/** A change below a tenth is none. */
const STEADY = 10;

/** How an amount developed: `new` had none before, `gone` has none now. */
export const GROWTHS = ['new', 'growing', 'steady', 'shrinking', 'gone'] as const;
export type Growth = (typeof GROWTHS)[number];

export function growthOf(now: number, before: number): Growth {
  if (before <= 0) return now > 0 ? 'new' : 'steady';
  if (now <= 0) return 'gone';
  if (Math.abs(now - before) * STEADY < before) return 'steady';
  return now > before ? 'growing' : 'shrinking';
}

/** The change in whole percent; null without an amount before. */
export function changeInPercent(now: number, before: number): number | null {
  return before > 0 ? Math.round((100 * (now - before)) / before) : null;
}
