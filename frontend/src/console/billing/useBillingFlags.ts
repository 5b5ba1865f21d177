import { useCallback } from 'react';
import { useChangeJobBillingMutation, type Job } from '../../api/jobs';
import { ifMatch } from '../../api/request/requestHeaders';
import { useOptimisticChange } from '../../parts/records/useOptimisticChange';
import { useTranslation } from '../../ui/text/useTranslation';

export type BillingFlag = 'hasDriverReport' | 'billingComplete';

/** Switches a flag of a job. */
export function useBillingFlags() {
  const { t } = useTranslation('billing');
  const change = useOptimisticChange('job');
  const [changeBilling] = useChangeJobBillingMutation();
  return useCallback(
    (job: Job, flag: BillingFlag, isOn: boolean) => {
      const jobBillingChange = { [flag]: isOn };
      return change(job, jobBillingChange, {
        send: (version) => changeBilling({ id: job.id, jobBillingChange, ...ifMatch(version) }),
        done: {
          title: t('doneTitle'),
          description: t(`done.${flag}.${isOn}`, { job: job.jobId }),
        },
        failed: () => t('failed'),
      });
    },
    [change, changeBilling, t],
  );
}
