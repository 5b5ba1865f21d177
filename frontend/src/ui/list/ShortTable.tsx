import type { UndoableKind } from '../over/undo/undoSlice';
import type { Identified, RecordColumn } from './recordColumn';
import { HeadRow, RowCells } from './TableRows';

interface ShortTableProps<Item> {
  items: readonly Item[];
  columns: readonly RecordColumn<Item>[];
  /** What the table lists, for those who cannot see the title above it. */
  label: string;
  /** Ids of the records that have left the list; nothing in them can be pressed. */
  gone?: ReadonlySet<number>;
  /** What the records are, where changes of them can be undone in the row that they leave. */
  kind?: UndoableKind;
}

/** A few records, all of them drawn; long lists are `RecordTable`s. */
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
