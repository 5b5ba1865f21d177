import { useCallback } from 'react';
import { useDeleteJobMutation, type Job } from '../../api/jobs';
import { ifMatch } from '../../api/request/requestHeaders';
import { useTranslation } from '../../ui/text/useTranslation';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';

/** Asks, deletes and says how it went; resolves to whether the job is gone. */
export function useDeleteJob(): (job: Pick<Job, 'id' | 'jobId' | 'version'>) => Promise<boolean> {
  const { t } = useTranslation('jobs');
  const confirm = useConfirm();
  const toast = useToast();
  const [deleteJob] = useDeleteJobMutation();
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
      if (error) toast.error(t('delete.failed'), jobId);
      else toast.success(t('delete.done'), { about: jobId });
      return !error;
    },
    [confirm, deleteJob, t, toast],
  );
}
