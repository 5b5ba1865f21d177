import type { Job, JobDriver } from '../../../api/jobs/jobs';
import { assignment, useJobState } from '../../../parts/job/change/useJobState';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Assigns or unassigns a driver with an optimistic update, reverted if the server refuses. */
export function useAssignDriver() {
  const { t } = useTranslation(['assign', 'common']);
  const changeState = useJobState();
  const send = (job: Job, driver: Job['driver'], done: string) =>
    changeState(job, assignment(job, driver), { done, failed: t('failed') });
  return {
    assign: (job: Job, driver: JobDriver) => send(job, driver, t('assigned')),
    unassign: (job: Job) => send(job, null, t('common:select.unassigned')),
  };
}
