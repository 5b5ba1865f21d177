import { useCallback } from 'react';
import { useDeleteJobMutation, type Job } from '../../api/jobs/jobs';
import { useChangeManyJobsMutation } from '../../api/jobs/manyJobs';
import { ifMatch } from '../../api/request/requestHeaders';
import { useTranslation } from '../../ui/text/useTranslation';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { recordKey } from '../../ui/over/undo/undoSlice';
import { useToast } from '../../ui/over/toast/useToast';

/** Asks, deletes and reports the result with an Undo; resolves to whether the job was deleted. */
export function useDeleteJob(): (job: Pick<Job, 'id' | 'jobId' | 'version'>) => Promise<boolean> {
  const { t } = useTranslation('jobs');
  const confirm = useConfirm();
  const toast = useToast();
  const [deleteJob] = useDeleteJobMutation();
  const [changeMany] = useChangeManyJobsMutation();
  return useCallback(
    async ({ id, jobId, version }) => {
      const isSure = await confirm({
        title: t('delete.title', { job: jobId }),
        text: t('delete.text', { job: jobId }),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      });
      if (!isSure) return false;
      const { error } = await deleteJob({ id, ...ifMatch(version) });
      if (error) {
        toast.error(t('delete.failed'), jobId);
        return false;
      }
      // The server has deleted exactly the requested version.
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
      toast.success(t('delete.done'), { about: jobId, undo: { changes: [change], about: jobId } });
      return true;
    },
    [changeMany, confirm, deleteJob, t, toast],
  );
}
