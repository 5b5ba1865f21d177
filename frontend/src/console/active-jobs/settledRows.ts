import type { Job } from '../../api/jobs/jobs';

/** The rows on the screen; they stay until the user asks for a change. */
export interface Settled {
  /** The filters and the order of these rows; a different object is a different view. */
  readonly view: unknown;
  readonly rows: readonly Job[];
  /** Jobs already shown in this view; any other job is new and waits. */
  readonly known: ReadonlySet<number>;
}

interface Present {
  readonly view: unknown;
  /** The rows that a fresh list would show. */
  readonly wanted: readonly Job[];
  readonly jobs: ReadonlyMap<number, Job>;
  /** True while the pointer is over the list, so rows must not move. */
  readonly isHeld: boolean;
}

const isSame = (one: readonly Job[], other: readonly Job[]) =>
  one.length === other.length && one.every((job, index) => job === other[index]);

/** All wanted jobs in their order. */
export function settleAfresh({ view, wanted }: Pick<Present, 'view' | 'wanted'>): Settled {
  return { view, rows: wanted, known: new Set(wanted.map(({ id }) => id)) };
}

/**
 * The rows after a data change. Facts are always the latest, new jobs wait, and places change only while the list is
 * not held. A held row keeps the last facts of a removed job.
 */
export function settle(before: Settled | null, present: Present): Settled {
  if (before === null || before.view !== present.view) return settleAfresh(present);
  if (before.rows.length === 0) return present.wanted.length === 0 ? before : settleAfresh(present);
  const rows = present.isHeld
    ? before.rows.map((row) => present.jobs.get(row.id) ?? row)
    : present.wanted.filter(({ id }) => before.known.has(id));
  // With no visible row, nothing can move.
  if (rows.length === 0) return settleAfresh(present);
  return isSame(rows, before.rows) ? before : { ...before, rows };
}

export function withoutRow(before: Settled, id: number): Settled {
  return { ...before, rows: before.rows.filter((row) => row.id !== id) };
}
