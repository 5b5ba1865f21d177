import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { Job, JobChange, JobDriver } from '../../../api/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useJobState } from '../useJobState';

/** Gives a job to a driver or takes it away: shown at once, taken back when the server refuses. */
export function useAssignDriver() {
  const { t } = useTranslation('assign');
  const changeState = useJobState();

  const send = (job: Job, driver: Job['driver'], done: string) => {
    const change: JobChange = {
      driverId: driver?.id ?? null,
      // A delivered job stays delivered: only who brought it is put right.
      ...(isOpen(job.status) && { status: driver ? 'assigned' : 'pending' }),
    };
    return changeState(job, { change, driver }, { done, failed: t('failed') });
  };

  return {
    assign: (job: Job, { id, name, phone }: JobDriver) =>
      send(job, { id, name, phone }, t('assigned')),
    unassign: (job: Job) => send(job, null, t('unassigned')),
  };
}
