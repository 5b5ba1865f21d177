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
      const write = (on: boolean) => ({
        facts: { [flag]: on },
        send: (version: number) =>
          changeBilling({ id: job.id, jobBillingChange: { [flag]: on }, ...ifMatch(version) }),
      });
      const { facts, send } = write(isOn);
      return change(job, facts, {
        send,
        done: { title: t('doneTitle'), description: t(`done.${flag}.${isOn}`) },
        failed: () => t('failed'),
        about: job.jobId,
        back: { ...write(!isOn), about: job.jobId },
      });
    },
    [change, changeBilling, t],
  );
}
