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
      const write = (hasDriverReport: boolean) => ({
        facts: { hasDriverReport },
        send: (version: number) =>
          changeBilling({ id: job.id, jobBillingChange: { hasDriverReport }, ...ifMatch(version) }),
      });
      const { facts, send } = write(true);
      return change(job, facts, {
        send,
        done: { title: t('report.doneTitle'), description: t('report.done') },
        failed: () => t('report.failed'),
        about: job.jobId,
        back: { ...write(false), about: job.jobId },
      });
    },
    [change, changeBilling, t],
  );
}
