import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { TableVirtuoso, type ItemProps, type TableVirtuosoHandle } from 'react-virtuoso';
import type { PlaceKeeper } from './listPlace';
import type { Order, Sorting } from './sorting';

interface Row {
  readonly id: number;
}

export interface RecordColumn<Item, Sort extends string> {
  readonly id: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** Columns without one share what is left. */
  readonly width?: string;
  readonly align?: 'right';
  /** Left out on screens narrower than this. */
  readonly hideBelow?: 'lg';
  readonly sort?: Sort;
  /** The order of the first press: names from A, numbers and dates from the top. */
  readonly firstOrder?: Order;
}

interface Context {
  label: string;
}

/** Virtuoso places the parts; their look is the theme's. */
const PARTS = {
  Table: ({ context, ...props }: ComponentProps<typeof Table> & { context?: Context }) => (
    <Table {...props} aria-label={context?.label} sx={{ tableLayout: 'fixed' }} />
  ),
  TableHead: ({ style: _fixed, ...props }: ComponentProps<typeof TableHead>) => (
    // Its cells stick by themselves, below the header of the page.
    <TableHead {...props} />
  ),
  TableBody,
  TableRow: ({
    item: _item,
    context: _context,
    ...props
  }: ItemProps<Row> & { context?: Context }) => <TableRow hover {...props} />,
};

const displayOf = (hideBelow: 'lg' | undefined) =>
  hideBelow ? { xs: 'none', [hideBelow]: 'table-cell' } : undefined;

interface RecordTableProps<Item extends Row, Sort extends string> {
  items: readonly Item[];
  columns: readonly RecordColumn<Item, Sort>[];
  /** What the table lists, for those who cannot see the title above it. */
  label: string;
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
  onEndReached: () => void;
  placeKeeper?: PlaceKeeper;
}

/** Any number of records; only the rows in sight are there. Scrolls with the page. */
export function RecordTable<Item extends Row, Sort extends string>(
  props: RecordTableProps<Item, Sort>,
) {
  const { items, columns, label, sorting, onSort, onEndReached, placeKeeper } = props;
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
    <Card sx={{ overflow: 'clip' }}>
      <TableVirtuoso<Item, Context>
        ref={handle}
        restoreStateFrom={place}
        useWindowScroll
        data={items}
        context={{ label }}
        computeItemKey={(_index, item) => item.id}
        endReached={onEndReached}
        increaseViewportBy={400}
        components={PARTS}
        fixedHeaderContent={() => (
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.id} {...{ column, sorting, onSort }} />
            ))}
          </TableRow>
        )}
        itemContent={(_index, item) => <Cells item={item} columns={columns} />}
      />
    </Card>
  );
}

interface CellsProps<Item, Sort extends string> {
  item: Item;
  columns: readonly RecordColumn<Item, Sort>[];
}

function RowCells<Item, Sort extends string>({ item, columns }: CellsProps<Item, Sort>) {
  return (
    <>
      {columns.map(({ id, align, hideBelow, cell }) => (
        <TableCell
          key={id}
          align={align}
          sx={{ display: displayOf(hideBelow), overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {cell(item)}
        </TableCell>
      ))}
    </>
  );
}

/** Scrolling asks for every row every time. React's type of `memo` loses the parameters. */
const Cells = memo(RowCells) as typeof RowCells;

interface HeadCellProps<Item, Sort extends string> {
  column: RecordColumn<Item, Sort>;
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
}

function HeadCell<Item, Sort extends string>(props: HeadCellProps<Item, Sort>) {
  const { column, sorting, onSort } = props;
  const { header, width, align, hideBelow, sort, firstOrder = 'asc' } = column;
  const isActive = sort !== undefined && sort === sorting.sort;
  const next = isActive ? (sorting.order === 'asc' ? 'desc' : 'asc') : firstOrder;
  return (
    <TableCell
      align={align}
      sortDirection={isActive ? sorting.order : false}
      sx={{ width, display: displayOf(hideBelow), top: 'var(--sticky-top, 0px)' }}
    >
      {sort === undefined ? (
        header
      ) : (
        <TableSortLabel
          active={isActive}
          direction={isActive ? sorting.order : firstOrder}
          onClick={() => onSort({ sort, order: next })}
        >
          {header}
        </TableSortLabel>
      )}
    </TableCell>
  );
}
