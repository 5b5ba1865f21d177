/** A user's activity on an open job. */
export const DOINGS = ['reading', 'editing'] as const;
export type Doing = (typeof DOINGS)[number];

/** How often an open job sends a heartbeat. */
export const PRESENCE_BEAT_MS = 10_000;
/** A viewer without a heartbeat for this long has left. */
export const PRESENCE_SILENCE_MS = 30_000;

/** One open window on a job. */
export interface Viewing {
  readonly userId: number;
  readonly name: string;
  readonly doing: Doing;
  readonly since: Date;
}

/** Merges a user's windows: editing if any of them is, since that window opened. */
export function peopleViewing(viewings: readonly Viewing[]): Viewing[] {
  const people = new Map<number, Viewing>();
  for (const viewing of viewings) {
    const known = people.get(viewing.userId);
    if (!known || isNearer(viewing, known)) people.set(viewing.userId, viewing);
  }
  return [...people.values()].sort(
    (a, b) => a.since.getTime() - b.since.getTime() || a.userId - b.userId,
  );
}

function isNearer(one: Viewing, other: Viewing): boolean {
  if (one.doing !== other.doing) return one.doing === 'editing';
  return one.since < other.since;
}
