import { useCallback } from 'react';
import { useReinstateJobMutation, type CancelledJob } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { jobAndDriver } from '../../../parts/job/jobTexts';
import { useToast } from '../../../ui/over/toast/useToast';
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useUndo } from '../../../ui/over/undo/useUndo';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Reinstates a cancelled job; resolves to whether it was reinstated. */
export function useTakeBack() {
  const { t } = useTranslation('jobDetails');
  const toast = useToast();
  const { drop } = useUndo();
  const [reinstateJob, { isLoading }] = useReinstateJobMutation();
  const takeBack = useCallback(
    async (job: CancelledJob): Promise<boolean> => {
      const { data } = await reinstateJob({ id: job.id, ...ifMatch(job.version) });
      const about = jobAndDriver(job, (data ?? job).driver);
      if (data) {
        // Reinstating makes the undo of the cancellation obsolete.
        drop(recordKey('job', job.id));
        toast.success(t('cancelled.back'), { about });
      } else toast.error(t('cancelled.failed'), about);
      return data !== undefined;
    },
    [drop, reinstateJob, t, toast],
  );
  return { takeBack, isBusy: isLoading };
}
