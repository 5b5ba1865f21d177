import { useCallback } from 'react';
import {
  useCancelJobMutation,
  useReinstateJobMutation,
  type Job,
  type NewJobCancellation,
} from '../../../api/jobs/jobs';
import { idempotent, ifMatch } from '../../../api/request/requestHeaders';
import { jobAndDriver } from '../../../parts/job/jobTexts';
import { useIntentKey } from '../../../ui/form/sending/useIntentKey';
import { useToast } from '../../../ui/over/toast/useToast';
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useUndo } from '../../../ui/over/undo/useUndo';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Cancels a job; the toast offers to reinstate it. Resolves to whether it was cancelled. */
export function useCancelJob() {
  const { t } = useTranslation('jobDetails');
  const toast = useToast();
  const { read } = useIntentKey();
  const [cancelJob, { isLoading }] = useCancelJobMutation();
  const undos = useUndo();
  const [reinstateJob] = useReinstateJobMutation();
  const cancel = useCallback(
    async (job: Job, newJobCancellation: NewJobCancellation): Promise<boolean> => {
      const { id, version } = job;
      const about = jobAndDriver(job, job.driver);
      const record = recordKey('job', id);
      const settle = undos.touch(record);
      const answer = await cancelJob({
        id,
        newJobCancellation,
        ...ifMatch(version),
        ...idempotent(read()),
      });
      settle();
      if (!answer.data) {
        toast.error(t('cancel.failed'), about);
        return false;
      }
      const change = {
        record,
        versions: [version, answer.data.version] as const,
        back: (newest: number) => reinstateJob({ id, ...ifMatch(newest) }),
        name: job.jobId,
      };
      toast.success(t('cancel.done'), { about, undo: { changes: [change], about } });
      return true;
    },
    [cancelJob, read, reinstateJob, t, toast, undos],
  );
  return { cancel, isBusy: isLoading };
}
