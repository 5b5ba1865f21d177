import { IconButton } from '../../button/IconButton';
import { Select } from '../../form/Select';
import { Icon } from '../../icon/Icon';
import { useTranslation } from '../../text/useTranslation';
import type { Order, Sorting } from '../sorting';

interface SortControlsProps<Sort extends string> {
  options: readonly { value: Sort; label: string }[];
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
  /** The initial direction of each sort. */
  natural: Readonly<Record<Sort, Order>>;
}

/** The sort field of a list, and a button that reverses the direction. */
export function SortControls<Sort extends string>(props: SortControlsProps<Sort>) {
  const { options, sorting, onSort, natural } = props;
  const { t } = useTranslation();
  const { sort, order } = sorting;
  return (
    <div className="sort-controls">
      <Select
        label={t('sort.label')}
        lead={t('sort.label')}
        options={options}
        value={sort}
        onChange={(next) => onSort({ sort: next, order: natural[next] })}
      />
      <IconButton
        label={t(`sort.${order}`)}
        tip={t(`sort.${order}`)}
        onClick={() => onSort({ sort, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        <Icon name={order === 'asc' ? 'up' : 'down'} />
      </IconButton>
    </div>
  );
}
