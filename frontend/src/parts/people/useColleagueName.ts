import { useCallback } from 'react';
import { useListColleaguesQuery } from '../../api/jobs/comments';
import { useTranslation } from '../../ui/text/useTranslation';

/** The name of a user of the office; of a former one only that they left. */
export function useColleagueName(): (id: number) => string {
  const { t } = useTranslation('jobs');
  const { data: colleagues = [], isSuccess } = useListColleaguesQuery();
  return useCallback(
    (id) =>
      colleagues.find((person) => person.id === id)?.name ??
      (isSuccess ? t('responsible.former') : ''),
    [colleagues, isSuccess, t],
  );
}
