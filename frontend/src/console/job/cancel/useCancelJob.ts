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
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useUndo } from '../../../ui/over/undo/useUndo';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Cancels a job; the toast offers to reinstate it. Resolves to whether it was cancelled. */
export function useCancelJob() {
  const { t } = useTranslation('jobDetails');
  const act = useAct();
  const { read } = useIntentKey();
  const [cancelJob, { isLoading }] = useCancelJobMutation();
  const { touch } = useUndo();
  const [reinstateJob] = useReinstateJobMutation();
  const cancel = useCallback(
    (job: Job, newJobCancellation: NewJobCancellation): Promise<boolean> => {
      const { id, version, jobId: name } = job;
      const about = jobAndDriver(job, job.driver);
      const record = recordKey('job', id);
      const back = (newest: number) => reinstateJob({ id, ...ifMatch(newest) });
      return act({
        send: async () => {
          const settle = touch(record);
          const once = idempotent(read());
          const answer = await cancelJob({ id, newJobCancellation, ...ifMatch(version), ...once });
          settle();
          return answer;
        },
        done: (cancelled) => ({
          text: t('cancel.done'),
          undo: {
            changes: [{ record, versions: [version, cancelled.version], back, name }],
            about,
          },
        }),
        failed: () => t('cancel.failed'),
        about,
      });
    },
    [act, cancelJob, read, reinstateJob, t, touch],
  );
  return { cancel, isBusy: isLoading };
}
