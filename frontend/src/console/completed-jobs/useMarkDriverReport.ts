import { useCallback } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { useBillingMark } from '../../parts/job/change/useBillingMark';
import { useTranslation } from '../../ui/text/useTranslation';

/** Moves a job to billing. */
export function useMarkDriverReport(): (job: Job) => Promise<boolean> {
  const { t } = useTranslation('completed');
  const mark = useBillingMark();
  return useCallback(
    (job) =>
      mark(job, 'hasDriverReport', true, {
        done: { title: t('report.doneTitle'), description: t('report.done') },
        failed: t('report.failed'),
      }),
    [mark, t],
  );
}
