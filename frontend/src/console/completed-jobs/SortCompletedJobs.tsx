import { useSession } from '../../api/accounts/session';
import { SortControls } from '../../ui/list/filter/SortControls';
import { useTranslation } from '../../ui/text/useTranslation';
import { SORTING } from './completedSorting';
import type { CompletedList } from './useCompletedJobs';

/** The sort orders that the number of jobs allows. */
export function SortCompletedJobs({ list: { sorts, sorting, onSort } }: { list: CompletedList }) {
  const { t } = useTranslation('completed');
  const { may } = useSession();
  const shown = SORTING.sorts.filter(
    (sort) =>
      (sorts.includes(sort) || sort === sorting.sort) && (sort !== 'price' || may('prices:read')),
  );
  return (
    <SortControls
      options={shown.map((value) => ({ value, label: t(`sort.${value}`) }))}
      natural={SORTING.natural}
      {...{ sorting, onSort }}
    />
  );
}
