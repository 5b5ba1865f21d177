import { useCallback } from 'react';
import { useUpdateJobMutation, type Job, type JobChange, type JobDriver } from '../../../api/jobs';
import { useJobPatch } from '../../../api/cache/patchJob';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Marks a job delivered by the driver now: shown at once, undone when the server refuses. */
export function useCompleteJob() {
  const { t } = useTranslation('jobDetails');
  const toast = useToast();
  const patchJob = useJobPatch();
  const [updateJob] = useUpdateJobMutation();
  return useCallback(
    async (job: Job, { id: driverId, name, phone }: JobDriver) => {
      const jobChange = {
        status: 'delivered',
        driverId,
        completedAt: new Date().toISOString(),
      } satisfies JobChange;
      const undo = patchJob(job.id, (shown) => {
        Object.assign(shown, jobChange, { driver: { id: driverId, name, phone } });
      });
      const { error } = await updateJob({ id: job.id, jobChange, ...ifMatch(job.version) });
      if (error) {
        undo();
        toast.error(t('complete.failed'));
      } else {
        toast.success(t('complete.done'));
      }
    },
    [patchJob, t, toast, updateJob],
  );
}
