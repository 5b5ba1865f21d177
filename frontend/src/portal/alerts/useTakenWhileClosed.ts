import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useEffect, useRef } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useQueueState } from '../offline/queueContext';
import { useJobsCopy } from '../offline/store/useJobsCopy';
import { missingJobs } from './takenJobs';

interface ClosedPortal {
  readonly userId: number;
  readonly driverId: number | null;
  /** The driver's open jobs on the server; null until it has answered. */
  readonly now: readonly Job[] | null;
  readonly look: (missing: readonly Job[]) => void;
}

/**
 * Checks once for jobs that the phone stored at the last visit and that are no longer listed. The
 * first answers of this visit replace the stored jobs, so the next visit does not check again.
 */
export function useTakenWhileClosed({ userId, driverId, now, look }: ClosedPortal): void {
  const { isReady, waiting } = useQueueState();
  const kept = useJobsCopy(userId, driverId);
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!kept || !now || !isReady || hasLooked.current) return;
    hasLooked.current = true;
    const open = kept.jobs.filter(({ status }) => isOpen(status));
    look(missingJobs(open, now, new Set(waiting.map(({ jobId }) => jobId))));
  }, [kept, now, isReady, waiting, look]);
}
