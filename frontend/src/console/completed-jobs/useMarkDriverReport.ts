import { useCallback } from 'react';
import { useChangeJobBillingMutation, type Job } from '../../api/jobs';
import { useJobPatch } from '../../api/cache/patchJob';
import { ifMatch } from '../../api/request/requestHeaders';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';

/** Moves a job to billing: shown at once, undone when the server refuses. */
export function useMarkDriverReport(): (job: Job) => Promise<void> {
  const { t } = useTranslation('completed');
  const toast = useToast();
  const patchJob = useJobPatch();
  const [changeBilling] = useChangeJobBillingMutation();
  return useCallback(
    async ({ id, jobId, version }) => {
      const jobBillingChange = { hasDriverReport: true };
      const undo = patchJob(id, (shown) => Object.assign(shown, jobBillingChange));
      const { error } = await changeBilling({ id, jobBillingChange, ...ifMatch(version) });
      if (error) {
        undo();
        toast.error(t('report.failed'));
      } else {
        toast.show({ title: t('report.doneTitle'), description: t('report.done', { job: jobId }) });
      }
    },
    [changeBilling, patchJob, t, toast],
  );
}
