import { useReinstateJobMutation, type CancelledJob } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { jobAndDriver } from '../../../parts/job/jobTexts';
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useUndo } from '../../../ui/over/undo/useUndo';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Reinstates a cancelled job; resolves to whether it was reinstated. */
export function useTakeBack() {
  const { t } = useTranslation('jobDetails');
  const act = useAct();
  const { drop } = useUndo();
  const [reinstateJob, { isLoading }] = useReinstateJobMutation();
  const takeBack = (job: CancelledJob) =>
    act({
      send: async () => {
        const answer = await reinstateJob({ id: job.id, ...ifMatch(job.version) });
        // Reinstating makes the undo of the cancellation obsolete.
        if (answer.data) drop(recordKey('job', job.id));
        return answer;
      },
      done: ({ driver }) => ({ text: t('cancelled.back'), about: jobAndDriver(job, driver) }),
      failed: () => t('cancelled.failed'),
      about: jobAndDriver(job, job.driver),
    });
  return { takeBack, isBusy: isLoading };
}
