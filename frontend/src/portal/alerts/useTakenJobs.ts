import { useCallback, useState } from 'react';
import { useApiDispatch } from '../../api/api';
import type { Job } from '../../api/jobs/jobs';
import { isApiError } from '../../api/request/errors';
import { getJob } from '../../api/singleRecords';

interface TakenJobs {
  readonly taken: readonly Job[];
  /** Asks the server about jobs that left the list, and keeps those the driver no longer has. */
  readonly look: (missing: readonly Job[], onTaken?: () => void) => void;
  readonly putAway: (id: number) => void;
  /** Drops jobs that were given back. */
  readonly forget: (ids: ReadonlySet<number>) => void;
}

/** Jobs that dispatch took from the driver, until the driver dismisses the notice. */
export function useTakenJobs(): TakenJobs {
  const dispatch = useApiDispatch();
  const [taken, setTaken] = useState<readonly Job[]>([]);
  const look = useCallback(
    (missing: readonly Job[], onTaken?: () => void) => {
      for (const job of missing) {
        const read = getJob.initiate({ id: job.id }, { subscribe: false, forceRefetch: true });
        void dispatch(read).then(({ error }) => {
          // A delivered job still belongs to the driver.
          if (!isApiError(error) || error.status !== 404) return;
          setTaken((known) => [...known.filter(({ id }) => id !== job.id), job]);
          onTaken?.();
        });
      }
    },
    [dispatch],
  );
  const putAway = useCallback(
    (id: number) => setTaken((known) => known.filter((job) => job.id !== id)),
    [],
  );
  const forget = useCallback(
    (ids: ReadonlySet<number>) =>
      setTaken((known) =>
        known.some(({ id }) => ids.has(id)) ? known.filter(({ id }) => !ids.has(id)) : known,
      ),
    [],
  );
  return { taken, look, putAway, forget };
}
