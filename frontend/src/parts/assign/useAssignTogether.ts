import { useCallback } from 'react';
import type { Job, JobDriver } from '../../api/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { assignment, isNewTo, useStateChange } from '../job/change/useJobState';
import { useChangesTogether } from '../records/useChangesTogether';

/** Gives several jobs to one driver; resolves to the ids of those that were refused. */
export function useAssignTogether() {
  const { t } = useTranslation(['assign', 'common']);
  const changeAll = useChangesTogether('job');
  const changeOf = useStateChange();
  return useCallback(
    async (jobs: readonly Job[], driver: JobDriver): Promise<readonly number[]> => {
      const changes = jobs
        .filter((job) => isNewTo(job, driver.id))
        .map((record) => ({
          record,
          name: record.jobId,
          change: changeOf(record, assignment(record, driver)),
        }));
      if (changes.length === 0) return [];
      return changeAll(changes, {
        done: { title: t('common:toast.success'), description: t('assigned') },
        with: driver.name,
      });
    },
    [changeAll, changeOf, t],
  );
}
