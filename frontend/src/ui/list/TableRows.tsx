import { memo, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { UndoableKind } from '../over/undo/undoSlice';
import type { Identified, RecordColumn } from './recordColumn';
import type { Sorting } from './sorting';
import { UndoInRow } from './UndoInRow';

export interface Sortable<Sort extends string> {
  sorting?: Sorting<Sort>;
  onSort?: (sorting: Sorting<Sort>) => void;
}

interface HeadRowProps<Item, Sort extends string> extends Sortable<Sort> {
  columns: readonly RecordColumn<Item, Sort>[];
}

export function HeadRow<Item, Sort extends string>(props: HeadRowProps<Item, Sort>) {
  const { columns, sorting, onSort } = props;
  return (
    <tr role="row">
      {columns.map((column) => (
        <HeadCell key={column.id} {...{ column, sorting, onSort }} />
      ))}
    </tr>
  );
}

interface HeadCellProps<Item, Sort extends string> extends Sortable<Sort> {
  column: RecordColumn<Item, Sort>;
}

function HeadCell<Item, Sort extends string>({
  column,
  sorting,
  onSort,
}: HeadCellProps<Item, Sort>) {
  const { header, head = header, width, align, hideBelow, sort, firstOrder = 'asc' } = column;
  const place = {
    role: 'columnheader',
    scope: 'col',
    style: { width },
    'data-align': align,
    'data-hide-below': hideBelow,
  };
  if (sort === undefined || !sorting) return <th {...place}>{head}</th>;
  const isActive = sort === sorting.sort;
  const next = isActive ? (sorting.order === 'asc' ? 'desc' : 'asc') : firstOrder;
  const spoken = sorting.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th {...place} aria-sort={isActive ? spoken : undefined}>
      <button
        type="button"
        className="sort-button"
        data-active={isActive}
        onClick={() => onSort?.({ sort, order: next })}
      >
        {header}
        <Icon name={(isActive ? sorting.order : firstOrder) === 'asc' ? 'up' : 'down'} />
      </button>
    </th>
  );
}

interface RowCellsProps<Item, Sort extends string> {
  item: Item;
  columns: readonly RecordColumn<Item, Sort>[];
  /** The record is no longer in the list: only Undo is active, in place of the last cell. */
  isGone: boolean;
  kind: UndoableKind | undefined;
}

function Cells<Item extends Identified, Sort extends string>(
  props: RowCellsProps<Item, Sort>,
): ReactNode {
  const { item, columns, isGone, kind } = props;
  return columns.map(({ id, align, hideBelow, cell }, place) => {
    const withUndo = isGone && kind !== undefined && place === columns.length - 1;
    return (
      <td
        key={id}
        role="cell"
        data-align={align}
        data-hide-below={hideBelow}
        inert={isGone && !withUndo}
      >
        {withUndo ? <UndoInRow kind={kind} id={item.id} /> : cell(item)}
      </td>
    );
  });
}

/**
 * Re-renders only for another record or other columns, because scrolling re-renders the list. React's type of `memo`
 * loses the type parameters.
 */
export const RowCells = memo(Cells) as typeof Cells;
