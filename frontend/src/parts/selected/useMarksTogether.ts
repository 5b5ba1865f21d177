import { useCallback } from 'react';
import type { Job } from '../../api/jobs/jobs';
import type { ToastContent } from '../../ui/over/toast/toastSlice';
import { useBillingMarkChange, type BillingFlag } from '../job/change/useBillingMark';
import { useChangesTogether } from '../records/useChangesTogether';

/** A mark that a list offers for its jobs. */
export interface Mark {
  readonly flag: BillingFlag;
  readonly isOn: boolean;
  readonly label: string;
  /** The message after this many are done. */
  readonly done: (count: number) => ToastContent;
}

/** The jobs that do not have the mark yet. */
export function toMark<J extends Pick<Job, BillingFlag>>(
  jobs: readonly J[],
  { flag, isOn }: Pick<Mark, 'flag' | 'isOn'>,
): readonly J[] {
  return jobs.filter((job) => (job[flag] ?? false) !== isOn);
}

/** Marks several jobs at once; resolves to the ids of refused jobs. */
export function useMarksTogether() {
  const changeAll = useChangesTogether('job');
  const changeOf = useBillingMarkChange();
  return useCallback(
    (jobs: readonly Job[], mark: Mark) => {
      const changes = toMark(jobs, mark).map((record) => ({
        record,
        name: record.jobId,
        change: changeOf(record, mark.flag, mark.isOn),
      }));
      return changeAll(changes, { done: mark.done(changes.length) });
    },
    [changeAll, changeOf],
  );
}
