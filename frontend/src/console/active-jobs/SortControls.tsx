import { IconButton } from '../../ui/button/IconButton';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import './active-jobs.css';
import { SORTS } from './activeJobsUrl';
import type { ActiveList } from './useActiveList';

/** What the list is sorted by, and a button that turns it round. */
export function SortControls({ list }: { list: ActiveList }) {
  const { t } = useTranslation('activeJobs');
  const { sort, order } = list.choice;
  return (
    <div className="sort-controls">
      <NativeSelect
        label={t('sort.label')}
        lead={t('sort.label')}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={sort}
        onChange={list.sortBy}
      />
      <IconButton label={t(`sort.${order}`)} tip={t(`sort.${order}`)} onClick={list.turnOrder}>
        <Icon name={order === 'asc' ? 'up' : 'down'} />
      </IconButton>
    </div>
  );
}
