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

/** Memoized, because scrolling re-renders the list. React's type of `memo` loses the type parameters. */
const Row = memo(RowOf) as typeof RowOf;

function measure(body: HTMLElement) {
  const row = body.querySelector('[data-record-id]');
  return { line: row?.getBoundingClientRect().height ?? 0, perLine: 1 };
}

/** Takes the height of the rows that are not rendered. */
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

/** The grid of each row. Real table rows would be laid out and painted with all others. */
const gridOf = (columns: readonly Column[]): CSSProperties & Record<`--${string}`, string> => ({
  '--columns': tracks(columns),
  '--columns-narrow': tracks(columns.filter(({ hideBelow }) => hideBelow === undefined)),
});

interface RecordTableProps<Item, Sort extends string> extends Sortable<Sort> {
  items: readonly Item[];
  columns: readonly RecordColumn<Item, Sort>[];
  /** The accessible name of the table. */
  label: string;
  /** Ids of records just changed by other users; they are highlighted briefly. */
  changed?: readonly number[];
  /** Ids of records no longer in the list; their content is inert. */
  gone?: ReadonlySet<number>;
  /** The kind of the records, if changes can be undone in their old row. */
  kind?: UndoableKind;
  /** Loads the next page, if any. */
  onEndReached?: () => void;
  placeKeeper?: PlaceKeeper;
}

/** A virtual table that scrolls with the page. Each row has its id in `data-record-id`. */
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
      {/* Explicit roles, because some browsers do not expose a table whose rows are grids. */}
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
