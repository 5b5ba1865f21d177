import { useCallback } from 'react';
import { useChangeJobBillingMutation, type Job } from '../../api/jobs';
import { ifMatch } from '../../api/request/requestHeaders';
import { useOptimisticChange } from '../../parts/records/useOptimisticChange';
import { useTranslation } from '../../ui/text/useTranslation';

/** Moves a job to billing. */
export function useMarkDriverReport(): (job: Job) => Promise<void> {
  const { t } = useTranslation('completed');
  const change = useOptimisticChange('job');
  const [changeBilling] = useChangeJobBillingMutation();
  return useCallback(
    (job) => {
      const jobBillingChange = { hasDriverReport: true };
      return change(job, jobBillingChange, {
        send: (version) => changeBilling({ id: job.id, jobBillingChange, ...ifMatch(version) }),
        done: { title: t('report.doneTitle'), description: t('report.done', { job: job.jobId }) },
        failed: () => t('report.failed'),
      });
    },
    [change, changeBilling, t],
  );
}
