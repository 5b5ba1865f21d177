import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useRef } from 'react';
import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { Job } from '../../api/jobs/jobs';
import { useListDriverActiveJobsQuery, useListDriverAssignedJobsQuery } from '../../api/driverJobs';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { useQueueState } from '../offline/queueContext';
import { usePushChoice } from '../push/usePush';
import { jobChanges } from './jobChanges';
import { signal } from './signal';
import { missingJobs } from './takenJobs';
import { TakenJobNotice } from './TakenJobNotice';
import { useAlertChoice } from './useAlertChoice';
import { useTakenJobs } from './useTakenJobs';
import { useJobsCopy } from '../offline/store/useJobsCopy';

interface JobAlertsProps {
  userId: number;
  driverId: number | null;
}

/**
 * Announces jobs that dispatch added, changed or took away. Taken jobs are also announced if the
 * portal was closed.
 */
export function JobAlerts({ userId, driverId }: JobAlertsProps) {
  const { t } = useTranslation('driver');
  const toast = useToast();
  const [choice] = useAlertChoice();
  const [push] = usePushChoice();
  const arg = driverId === null ? skipToken : { driverId };
  const { data: assigned } = useListDriverAssignedJobsQuery(arg);
  const { data: active } = useListDriverActiveJobsQuery(arg);
  const { waiting, serverJobs } = useQueueState();
  const { taken, look, putAway, forget } = useTakenJobs();
  const now = useMemo(
    () => (assigned && active ? [...assigned, ...active] : null),
    [assigned, active],
  );
  useTakenWhileClosed({ userId, driverId, now, look });
  const before = useRef<readonly Job[] | null>(null);
  /**
   * Jobs whose next version is the driver's own change: it may be read after the tap was accepted.
   */
  const tapped = useRef(new Set<number>());

  useEffect(() => {
    if (!now) return;
    // In the background the push notification makes the sound, so the page stays silent.
    const isHeard = () =>
      choice === 'on' && (push !== 'on' || document.visibilityState === 'visible');
    const last = before.current ?? now;
    const sending = new Set(waiting.map(({ jobId }) => jobId));
    for (const id of sending) tapped.current.add(id);
    const { added, changed } = jobChanges(last, now, tapped.current);
    for (const { id } of jobChanges(last, now, sending).changed) tapped.current.delete(id);
    for (const { id, version } of now) {
      const own = serverJobs.get(id)?.version;
      // The list already contains the driver's own change, so the next version is dispatch's.
      if (own !== undefined && version >= own && !sending.has(id)) tapped.current.delete(id);
    }
    before.current = now;
    forget(new Set(now.map(({ id }) => id)));
    look(missingJobs(last, now, sending), () => {
      if (isHeard()) signal();
    });
    const news = [...added, ...changed];
    const [first] = news;
    if (!first) return;
    const job = first.jobId;
    const isOne = news.length === 1;
    const one = added.length === 1 ? t('alerts.added', { job }) : t('alerts.changed', { job });
    toast.show({ title: isOne ? one : t('alerts.several', { count: news.length }) });
    if (isHeard()) signal();
  }, [now, waiting, serverJobs, choice, push, t, toast, look, forget]);
  return taken.map((job) => <TakenJobNotice key={job.id} job={job} onPutAway={putAway} />);
}

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
function useTakenWhileClosed({ userId, driverId, now, look }: ClosedPortal): void {
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
