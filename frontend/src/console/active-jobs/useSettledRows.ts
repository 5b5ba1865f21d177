import { useMemo, useState } from 'react';
import type { Job } from '../../api/jobs';
import { settle, settleAfresh, withoutRow, type Settled } from './settledRows';

interface Live {
  /** Names the filters and the order; another one shows everything anew. */
  view: string;
  wanted: readonly Job[];
  jobs: readonly Job[];
  isHeld: boolean;
}

/** Rows that do not move by themselves under the pointer. */
export function useSettledRows({ view, wanted, jobs, isHeld }: Live) {
  const [before, setBefore] = useState<Settled | null>(null);
  const byId = useMemo(() => new Map(jobs.map((job) => [job.id, job])), [jobs]);
  const settled = useMemo(
    () => settle(before, { view, wanted, jobs: byId, isHeld }),
    [before, view, wanted, byId, isHeld],
  );
  if (settled !== before) setBefore(settled);

  const { rows, known } = settled;
  const gone = useMemo(
    () => new Set(rows.filter(({ id }) => !byId.has(id)).map(({ id }) => id)),
    [rows, byId],
  );
  const waiting = useMemo(() => wanted.filter(({ id }) => !known.has(id)).length, [wanted, known]);

  return {
    rows,
    /** Ids of rows whose jobs are no longer active. */
    gone,
    /** How many new jobs wait to be shown. */
    waiting,
    showWaiting: () => setBefore(settleAfresh({ view, wanted })),
    /** For a job that the person took away: its row does not stay. */
    drop: (id: number) => setBefore((shown) => shown && withoutRow(shown, id)),
  };
}
