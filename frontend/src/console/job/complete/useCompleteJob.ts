import { useCallback } from 'react';
import { useUpdateJobMutation, type Job, type JobDriver } from '../../../api/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useOptimisticChange } from '../../../parts/records/useOptimisticChange';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Marks a job delivered by the driver now. */
export function useCompleteJob() {
  const { t } = useTranslation('jobDetails');
  const change = useOptimisticChange('job');
  const [updateJob] = useUpdateJobMutation();
  return useCallback(
    (job: Job, { id: driverId, name, phone }: JobDriver) => {
      const jobChange = {
        status: 'delivered' as const,
        driverId,
        completedAt: new Date().toISOString(),
      };
      return change(
        job,
        { ...jobChange, driver: { id: driverId, name, phone } },
        {
          send: (version) => updateJob({ id: job.id, jobChange, ...ifMatch(version) }),
          done: t('complete.done'),
          failed: () => t('complete.failed'),
        },
      );
    },
    [change, t, updateJob],
  );
}
