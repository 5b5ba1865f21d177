/** What somebody does with a job that they have open. */
export const DOINGS = ['reading', 'editing'] as const;
export type Doing = (typeof DOINGS)[number];

/** How often an open job says that it still is. */
export const PRESENCE_BEAT_MS = 10_000;
/** Whoever is silent for longer has left, whatever the reason. */
export const PRESENCE_SILENCE_MS = 30_000;

/** One open window on a job. */
export interface Viewing {
  readonly userId: number;
  readonly name: string;
  readonly doing: Doing;
  readonly since: Date;
}

/** People rather than windows: whoever edits in one of theirs is editing, since that one opened. */
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
