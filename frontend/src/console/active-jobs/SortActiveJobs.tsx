import { SortControls } from '../../ui/list/filter/SortControls';
import { useTranslation } from '../../ui/text/useTranslation';
import { SORTING } from './activeJobsUrl';
import type { ActiveList } from './useActiveList';

export function SortActiveJobs({ list }: { list: ActiveList }) {
  const { t } = useTranslation('activeJobs');
  return (
    <SortControls
      options={SORTING.sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      sorting={list.choice}
      onSort={list.onSort}
      natural={SORTING.natural}
    />
  );
}
