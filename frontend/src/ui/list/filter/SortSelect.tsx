import { useTranslation } from '../../text/useTranslation';
import { Select } from '../../form/Select';
import type { RecordColumn } from '../recordColumn';
import type { Sorting } from '../sorting';

interface SortSelectProps<Item, Sort extends string> {
  columns: readonly RecordColumn<Item, Sort>[];
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
}

/** Sorts cards, which have no table head, by the columns of the table. */
export function SortSelect<Item, Sort extends string>(props: SortSelectProps<Item, Sort>) {
  const { columns, sorting, onSort } = props;
  const { t } = useTranslation();
  const options = columns.flatMap(({ sort, header, firstOrder = 'asc' }) =>
    sort === undefined
      ? []
      : [{ value: sort, label: t('sort.by', { field: header }), order: firstOrder }],
  );
  return (
    <Select
      label={t('sort.label')}
      options={options}
      value={sorting.sort}
      onChange={(sort) =>
        onSort({ sort, order: options.find(({ value }) => value === sort)?.order ?? 'asc' })
      }
    />
  );
}
