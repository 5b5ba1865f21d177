import { memo, useRef, type CSSProperties } from 'react';
import type { PlaceKeeper } from './lines/listPlace';
import type { UndoableKind } from '../over/undo/undoSlice';
import type { Identified, RecordColumn } from './recordColumn';
import { HeadRow, RowCells, type Sortable } from './TableRows';
import { useLinesInSight } from './lines/useLinesInSight';

interface RowProps<Item, Sort extends string> {
  item: Item;
  isChanged: boolean;
  isGone: boolean;
  kind: UndoableKind | undefined;
  columns: readonly RecordColumn<Item, Sort>[];
}

function RowOf<Item extends Identified, Sort extends string>(props: RowProps<Item, Sort>) {
  const { item, isChanged, isGone, kind, columns } = props;
  return (
    <tr role="row" data-record-id={item.id} data-changed={isChanged} data-gone={isGone}>
      <RowCells {...{ item, columns, isGone, kind }} />
    </tr>
  );
}

/** Scrolling asks for every row every time. React's type of `memo` loses the parameters. */
const Row = memo(RowOf) as typeof RowOf;

function measure(body: HTMLElement) {
  const row = body.querySelector('[data-record-id]');
  return { line: row?.getBoundingClientRect().height ?? 0, perLine: 1 };
}

/** Takes the height of the rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="record-room">
      <td style={{ height }} />
    </tr>
  );
}

interface Column {
  readonly width?: string;
  readonly hideBelow?: 'lg';
}

const tracks = (columns: readonly Column[]) =>
  columns.map(({ width }) => width ?? 'minmax(0, 1fr)').join(' ');

/** The grid that every row is: a row of a table is laid out and painted with all the others. */
const gridOf = (columns: readonly Column[]): CSSProperties & Record<`--${string}`, string> => ({
  '--columns': tracks(columns),
  '--columns-narrow': tracks(columns.filter(({ hideBelow }) => hideBelow === undefined)),
});

interface RecordTableProps<Item, Sort extends string> extends Sortable<Sort> {
  items: readonly Item[];
  columns: readonly RecordColumn<Item, Sort>[];
  /** What the table lists, for those who cannot see the title above it. */
  label: string;
  /** Ids of the records that others have just changed; they stand out for a moment. */
  changed?: readonly number[];
  /** Ids of the records that have left the list; nothing in them can be pressed. */
  gone?: ReadonlySet<number>;
  /** What the records are, where changes of them can be undone in the row that they leave. */
  kind?: UndoableKind;
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
  const { items, columns, label, sorting, onSort, onEndReached, changed, gone, kind, placeKeeper } =
    props;
  const list = useRef<HTMLTableSectionElement>(null);
  const { shown, before, after } = useLinesInSight({
    ...{ list, items, measure, placeKeeper, onEndReached },
    shape: 'table',
  });
  return (
    <div className="list-surface">
      {/* Spelled roles: with rows that are grids, some browsers no longer expose a table. */}
      <table
        role="table"
        className="record-table record-rows"
        aria-label={label}
        style={gridOf(columns)}
      >
        <thead role="rowgroup">
          <HeadRow {...{ columns, sorting, onSort }} />
        </thead>
        <tbody ref={list} role="rowgroup">
          <Spacer height={before} />
          {shown.map((item) => (
            <Row
              key={item.id}
              item={item}
              isChanged={changed?.includes(item.id) ?? false}
              isGone={gone?.has(item.id) ?? false}
              kind={kind}
              columns={columns}
            />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </div>
  );
}
