import { useMemo, type ReactNode } from 'react';
import type { PlaceKeeper } from '../list/lines/listPlace';
import type { Identified, RecordColumn } from '../list/recordColumn';
import { RecordGrid } from '../list/RecordGrid';
import { RecordTable } from '../list/RecordTable';
import { SelectAllBox, SelectBox } from '../list/select/SelectBox';
import { useListSelection } from '../list/select/SelectionContext';
import type { Sortable } from '../list/TableRows';
import type { UndoableKind } from '../over/undo/undoSlice';
import { useTranslation } from '../text/useTranslation';
import { CardOfColumns } from './CardOfColumns';

export interface RecordRowsProps<Item, Sort extends string> extends Sortable<Sort> {
  items: readonly Item[];
  /** The content of the list; the table's accessible name. */
  label: string;
  columns: readonly RecordColumn<Item, Sort>[];
  /** A record's name, for its card and its check box. */
  nameOf: (item: Item) => string;
  /** Cards instead of the table, as on a phone. */
  asCards: boolean;
  /** Draws a card that the columns cannot describe. */
  renderCard?: (item: Item) => ReactNode;
  /** Ids of records just changed by other users; they are highlighted briefly. */
  changed?: readonly number[];
  /** Ids of records no longer in the list; their content is inert. */
  gone?: ReadonlySet<number>;
  /** The kind of the records, if changes can be undone in their old row. */
  kind?: UndoableKind;
  /** Loads the next page, if any. */
  onEndReached?: () => void;
  /** Stores and restores the scroll position of the list. */
  placeKeeper?: PlaceKeeper;
}

/** Records as a table or as cards, with check boxes if the list has a selection. */
export function RecordRows<Item extends Identified, Sort extends string = never>(
  props: RecordRowsProps<Item, Sort>,
) {
  const { items, label, columns, nameOf, asCards, renderCard, sorting, onSort, ...rows } = props;
  const { t } = useTranslation();
  const canSelect = useListSelection() !== null;
  const shown = useMemo((): readonly RecordColumn<Item, Sort>[] => {
    if (!canSelect) return columns;
    const select: RecordColumn<Item, Sort> = {
      id: 'select',
      header: t('select.all'),
      head: <SelectAllBox />,
      width: '2.5rem',
      cell: (item) => <SelectBox id={item.id} name={nameOf(item)} />,
    };
    return [select, ...columns];
  }, [canSelect, columns, nameOf, t]);
  const card =
    renderCard ??
    ((item: Item) => (
      <CardOfColumns
        item={item}
        columns={columns}
        label={nameOf(item)}
        select={<SelectBox id={item.id} name={nameOf(item)} />}
      />
    ));
  return asCards ? (
    <RecordGrid items={items} renderCard={card} {...rows} />
  ) : (
    <RecordTable items={items} columns={shown} {...{ label, sorting, onSort }} {...rows} />
  );
}
