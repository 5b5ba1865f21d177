import { useCallback } from 'react';
import { useChangeJobBillingMutation, type Job } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import type { ToastContent } from '../../../ui/over/toast/toastSlice';
import { useOptimisticChange } from '../../records/useOptimisticChange';
import type { ChangeOf } from '../../records/useWritesInTurn';

/** The two flags that billing requires. */
export type BillingFlag = 'hasDriverReport' | 'billingComplete';

/** Describes how to change a billing flag, and how to undo it. */
export function useBillingMarkChange() {
  const [changeBilling] = useChangeJobBillingMutation();
  return useCallback(
    (job: Job, flag: BillingFlag, isOn: boolean): ChangeOf<Job> => {
      const write = (on: boolean) => ({
        facts: { [flag]: on },
        send: (version: number) =>
          changeBilling({ id: job.id, jobBillingChange: { [flag]: on }, ...ifMatch(version) }),
      });
      const about = job.jobId;
      return { ...write(isOn), about, back: { ...write(!isOn), about } };
    },
    [changeBilling],
  );
}

interface Words {
  done: ToastContent;
  failed: string;
}

/** Switches a billing flag of a job. */
export function useBillingMark() {
  const optimistic = useOptimisticChange('job');
  const changeOf = useBillingMarkChange();
  return useCallback(
    (job: Job, flag: BillingFlag, isOn: boolean, { done, failed }: Words) => {
      const { facts, ...change } = changeOf(job, flag, isOn);
      return optimistic(job, facts, { ...change, done, failed: () => failed });
    },
    [changeOf, optimistic],
  );
}
