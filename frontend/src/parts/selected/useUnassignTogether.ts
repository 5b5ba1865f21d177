import { useCallback } from 'react';
import type { Job } from '../../api/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import { assignment, canBeUnassigned, useStateChange } from '../job/change/useJobState';
import { useChangesTogether } from '../records/useChangesTogether';

/** Takes several jobs from their drivers; resolves to the ids of those that were refused. */
export function useUnassignTogether() {
  const { t } = useTranslation();
  const changeAll = useChangesTogether('job');
  const changeOf = useStateChange();
  return useCallback(
    (jobs: readonly Job[]) =>
      changeAll(
        jobs.filter(canBeUnassigned).map((record) => ({
          record,
          name: record.jobId,
          change: changeOf(record, assignment(record, null)),
        })),
        { done: { title: t('toast.success'), description: t('select.unassigned') } },
      ),
    [changeAll, changeOf, t],
  );
}
