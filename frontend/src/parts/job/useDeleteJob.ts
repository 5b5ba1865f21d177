import { useCallback } from 'react';
import { useDeleteJobMutation, type Job } from '../../api/jobs/jobs';
import { useChangeManyJobsMutation } from '../../api/jobs/manyJobs';
import { ifMatch } from '../../api/request/requestHeaders';
import { recordKey } from '../../ui/over/undo/undoSlice';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';

/** Asks, deletes and reports the result with an Undo; resolves to whether the job was deleted. */
export function useDeleteJob(): (job: Pick<Job, 'id' | 'jobId' | 'version'>) => Promise<boolean> {
  const { t } = useTranslation('jobs');
  const act = useAct();
  const [deleteJob] = useDeleteJobMutation();
  const [changeMany] = useChangeManyJobsMutation();
  return useCallback(
    ({ id, jobId, version }) => {
      // The server deletes exactly the requested version.
      const deleted = version + 1;
      const back = async () => {
        const newJobBatch = { action: 'undo' as const, ids: [id], versions: [deleted] };
        const { data } = await changeMany({ newJobBatch });
        return { data: data?.done[0] };
      };
      const change = {
        record: recordKey('job', id),
        versions: [version, deleted] as const,
        ...{ back, name: jobId },
      };
      return act({
        ask: {
          title: t('delete.title', { job: jobId }),
          text: t('delete.text', { job: jobId }),
          confirmLabel: t('delete.confirm'),
          destructive: true,
        },
        send: () => deleteJob({ id, ...ifMatch(version) }),
        done: () => ({ text: t('delete.done'), undo: { changes: [change], about: jobId } }),
        failed: () => t('delete.failed'),
        about: jobId,
      });
    },
    [act, changeMany, deleteJob, t],
  );
}
