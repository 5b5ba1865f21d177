import type { Job } from '../../api/jobs/jobs';

/** What is on the screen until the person asks for something else. */
export interface Settled {
  /** The filters and the order it was made for; another object is another view. */
  readonly view: unknown;
  readonly rows: readonly Job[];
  /** Jobs that were ever shown for this view; any other is new and waits. */
  readonly known: ReadonlySet<number>;
}

interface Present {
  readonly view: unknown;
  /** What would be shown if nothing had been before. */
  readonly wanted: readonly Job[];
  readonly jobs: ReadonlyMap<number, Job>;
  /** The pointer is over the list: nothing may move beneath it. */
  readonly isHeld: boolean;
}

const isSame = (one: readonly Job[], other: readonly Job[]) =>
  one.length === other.length && one.every((job, index) => job === other[index]);

/** Everything that is wanted, in its order. */
export function settleAfresh({ view, wanted }: Pick<Present, 'view' | 'wanted'>): Settled {
  return { view, rows: wanted, known: new Set(wanted.map(({ id }) => id)) };
}

/**
 * The rows after a change of the data: facts are always the latest, new jobs wait, and places
 * change only while the list is not held. A held row whose job is gone keeps its last facts.
 */
export function settle(before: Settled | null, present: Present): Settled {
  if (before === null || before.view !== present.view) return settleAfresh(present);
  if (before.rows.length === 0) return present.wanted.length === 0 ? before : settleAfresh(present);
  const rows = present.isHeld
    ? before.rows.map((row) => present.jobs.get(row.id) ?? row)
    : present.wanted.filter(({ id }) => before.known.has(id));
  // With nothing left in sight there is nothing that could move.
  if (rows.length === 0) return settleAfresh(present);
  return isSame(rows, before.rows) ? before : { ...before, rows };
}

export function withoutRow(before: Settled, id: number): Settled {
  return { ...before, rows: before.rows.filter((row) => row.id !== id) };
}
