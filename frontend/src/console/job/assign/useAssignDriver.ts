import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useCallback } from 'react';
import { useUpdateJobMutation, type Job, type JobDriver, type JobChange } from '../../../api/jobs';
import { useJobPatch } from '../../../api/cache/patchJob';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Gives a job to a driver or takes it away: shown at once, undone when the server refuses. */
export function useAssignDriver() {
  const { t } = useTranslation('assign');
  const toast = useToast();
  const patchJob = useJobPatch();
  const [updateJob] = useUpdateJobMutation();

  const send = useCallback(
    async (job: Job, driver: Job['driver'], done: string) => {
      const change: JobChange = {
        driverId: driver?.id ?? null,
        // A delivered job stays delivered: only who brought it is put right.
        ...(isOpen(job.status) && { status: driver ? 'assigned' : 'pending' }),
      };
      const undo = patchJob(job.id, (shown) => {
        Object.assign(shown, change, { driver });
      });
      const { error } = await updateJob({
        id: job.id,
        jobChange: change,
        ...ifMatch(job.version),
      });
      if (error) {
        undo();
        toast.error(t('failed'));
      } else {
        toast.success(done);
      }
    },
    [patchJob, t, toast, updateJob],
  );

  return {
    assign: (job: Job, { id, name, phone }: JobDriver) =>
      send(job, { id, name, phone }, t('assigned')),
    unassign: (job: Job) => send(job, null, t('unassigned')),
  };
}
