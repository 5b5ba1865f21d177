import { useMemo, useState } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { settle, settleAfresh, withoutRow, type Settled } from './settledRows';

interface Live {
  /** The filters and the order; a different object resets the rows. */
  view: unknown;
  wanted: readonly Job[];
  jobs: readonly Job[];
  isHeld: boolean;
}

/** A shared constant, so the columns stay the same until a row is removed. */
const NONE_GONE: ReadonlySet<number> = new Set();

/** Rows that stay in place under the pointer. */
export function useSettledRows({ view, wanted, jobs, isHeld }: Live) {
  const [before, setBefore] = useState<Settled | null>(null);
  const byId = useMemo(() => new Map(jobs.map((job) => [job.id, job])), [jobs]);
  const settled = useMemo(
    () => settle(before, { view, wanted, jobs: byId, isHeld }),
    [before, view, wanted, byId, isHeld],
  );
  if (settled !== before) setBefore(settled);

  const { rows, known } = settled;
  const gone = useMemo(() => {
    const ids = rows.filter(({ id }) => !byId.has(id)).map(({ id }) => id);
    return ids.length === 0 ? NONE_GONE : new Set(ids);
  }, [rows, byId]);
  const waiting = useMemo(() => wanted.filter(({ id }) => !known.has(id)).length, [wanted, known]);

  return {
    rows,
    /** Ids of rows whose jobs are no longer active. */
    gone,
    waiting,
    showWaiting: () => setBefore(settleAfresh({ view, wanted })),
    /** Removes the row of a job that the user deleted or finished. */
    drop: (id: number) => setBefore((shown) => shown && withoutRow(shown, id)),
  };
}
