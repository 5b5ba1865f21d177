import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { TableVirtuoso, type ItemProps, type TableVirtuosoHandle } from 'react-virtuoso';
import type { PlaceKeeper } from './listPlace';
import type { Identified, RecordColumn } from './recordColumn';
import { HeadRow, RowCells, type Sortable } from './TableRows';

interface Context {
  label: string;
  changed: readonly number[] | undefined;
}

/** Virtuoso places the parts. The cells of the head stick by themselves, below the page's header. */
const PARTS = {
  Table: ({ context, style, ...props }: ComponentProps<'table'> & { context?: Context }) => (
    <table {...props} className="record-table" style={style} aria-label={context?.label} />
  ),
  TableHead: ({ style: _fixed, ...props }: ComponentProps<'thead'>) => <thead {...props} />,
  TableRow: ({ item, context, ...props }: ItemProps<Identified> & { context?: Context }) => (
    <tr {...props} data-record-id={item.id} data-changed={context?.changed?.includes(item.id)} />
  ),
};

interface RecordTableProps<Item, Sort extends string> extends Sortable<Sort> {
  items: readonly Item[];
  columns: readonly RecordColumn<Item, Sort>[];
  /** What the table lists, for those who cannot see the title above it. */
  label: string;
  /** Ids of the records that others have just changed; they stand out for a moment. */
  changed?: readonly number[];
  /** Asks for the next page, where there is one. */
  onEndReached?: () => void;
  placeKeeper?: PlaceKeeper;
}

/**
 * Any number of records; only the rows in sight are there. Scrolls with the page. Every row
 * carries its id in `data-record-id`.
 */
export function RecordTable<Item extends Identified, Sort extends string = never>(
  props: RecordTableProps<Item, Sort>,
) {
  const { items, columns, label, sorting, onSort, onEndReached, changed, placeKeeper } = props;
  const handle = useRef<TableVirtuosoHandle>(null);
  const [place] = useState(() => placeKeeper?.read().table);
  useLayoutEffect(
    () => () =>
      handle.current?.getState((table) => {
        placeKeeper?.keep({ table });
      }),
    [placeKeeper],
  );
  return (
    <div className="list-surface">
      <TableVirtuoso<Item, Context>
        ref={handle}
        restoreStateFrom={place}
        useWindowScroll
        data={items}
        context={{ label, changed }}
        computeItemKey={(_index, item) => item.id}
        endReached={onEndReached}
        increaseViewportBy={400}
        components={PARTS}
        fixedHeaderContent={() => <HeadRow {...{ columns, sorting, onSort }} />}
        itemContent={(_index, item) => <RowCells item={item} columns={columns} />}
      />
    </div>
  );
}
