import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { RecordColumn } from './recordColumn';
import type { Sorting } from './sorting';

interface SortSelectProps<Item, Sort extends string> {
  columns: readonly RecordColumn<Item, Sort>[];
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
}

/** Sorts cards, which have no table head to press, by the columns of the table. */
export function SortSelect<Item, Sort extends string>(props: SortSelectProps<Item, Sort>) {
  const { columns, sorting, onSort } = props;
  const { t } = useTranslation();
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  return (
    <Select
      size="small"
      value={sorting.sort}
      onChange={(event) => {
        const chosen = sortable.find(({ sort }) => sort === event.target.value);
        if (chosen?.sort) onSort({ sort: chosen.sort, order: chosen.firstOrder ?? 'asc' });
      }}
      SelectDisplayProps={{ 'aria-label': t('sort.label') }}
      renderValue={() =>
        t('sort.by', { field: sortable.find(({ sort }) => sort === sorting.sort)?.header })
      }
    >
      {sortable.map(({ id, sort, header }) => (
        <MenuItem key={id} value={sort}>
          {header}
        </MenuItem>
      ))}
    </Select>
  );
}
