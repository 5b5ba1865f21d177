import type { Job, JobDriver } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useJobState } from '../../../parts/job/change/useJobState';

/**
 * Marks a job delivered by the driver, with an optimistic update that is reverted if the server refuses. Resolves to
 * whether it was made.
 */
export function useCompleteJob() {
  const { t } = useTranslation('jobDetails');
  const changeState = useJobState();
  return (job: Job, { id, name, phone }: JobDriver, at: Date) => {
    const completedAt = at.toISOString();
    return changeState(
      job,
      {
        change: { status: 'delivered', driverId: id, completedAt },
        driver: { id, name, phone },
      },
      { done: t('complete.done'), failed: t('complete.failed') },
    );
  };
}
