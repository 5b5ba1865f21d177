import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useCallback } from 'react';
import { useUpdateJobMutation, type Job, type JobDriver } from '../../../api/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useOptimisticChange } from '../../../parts/records/useOptimisticChange';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Gives a job to a driver or takes it away. */
export function useAssignDriver() {
  const { t } = useTranslation('assign');
  const change = useOptimisticChange('job');
  const [updateJob] = useUpdateJobMutation();

  const send = useCallback(
    (job: Job, driver: Job['driver'], done: string) => {
      const { id } = job;
      const jobChange = {
        driverId: driver?.id ?? null,
        // A delivered job stays delivered: only who brought it is put right.
        ...(isOpen(job.status) && {
          status: driver ? ('assigned' as const) : ('pending' as const),
        }),
      };
      return change(
        job,
        { ...jobChange, driver },
        {
          send: (version) => updateJob({ id, jobChange, ...ifMatch(version) }),
          done,
          failed: () => t('failed'),
        },
      );
    },
    [change, t, updateJob],
  );

  return {
    assign: (job: Job, { id, name, phone }: JobDriver) =>
      send(job, { id, name, phone }, t('assigned')),
    unassign: (job: Job) => send(job, null, t('unassigned')),
  };
}
