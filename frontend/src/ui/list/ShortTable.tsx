import type { UndoableKind } from '../over/undo/undoSlice';
import type { Identified, RecordColumn } from './recordColumn';
import { HeadRow, RowCells } from './TableRows';

interface ShortTableProps<Item> {
  items: readonly Item[];
  columns: readonly RecordColumn<Item>[];
  /** The accessible name of the table. */
  label: string;
  /** Ids of records no longer in the list; their content is inert. */
  gone?: ReadonlySet<number>;
  /** The kind of the records, if changes can be undone in their old row. */
  kind?: UndoableKind;
}

/** A short table with all rows rendered; for long lists use `RecordTable`. */
export function ShortTable<Item extends Identified>(props: ShortTableProps<Item>) {
  const { items, columns, label, gone, kind } = props;
  return (
    <div className="list-surface">
      <table className="record-table" aria-label={label}>
        <thead>
          <HeadRow columns={columns} />
        </thead>
        <tbody>
          {items.map((item) => {
            const isGone = gone?.has(item.id) ?? false;
            return (
              <tr key={item.id} data-record-id={item.id} data-gone={isGone}>
                <RowCells {...{ item, columns, isGone, kind }} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
