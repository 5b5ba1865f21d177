import type { ReactNode } from 'react';
import { EndOfList } from '../list/EndOfList';
import type { Identified } from '../list/recordColumn';
import { useFitsTable } from '../list/useListLayout';
import { DataView } from '../states/DataView';
import { CardsSkeleton, TableSkeleton } from '../states/skeletons';
import { RecordRows, type RecordRowsProps } from './RecordRows';
import { useRecords, type RecordsQuery } from './useRecords';

type Records<Item extends Identified> = ReturnType<typeof useRecords<Item>>;

export interface RecordListProps<Item extends Identified, Sort extends string> extends Omit<
  RecordRowsProps<Item, Sort>,
  'items' | 'gone' | 'onEndReached' | 'asCards'
> {
  query: RecordsQuery<Item>;
  errorTitle?: string;
  empty: ReactNode;
  /** By default, cards where a table does not fit. */
  asCards?: boolean;
  skeleton?: ReactNode;
  /** Wraps the rows, such as with a selection. */
  wrap?: (rows: ReactNode, records: Records<Item>) => ReactNode;
}

/** Records as a table or as cards, in the four states of every view. */
export function RecordList<Item extends Identified, Sort extends string = never>(
  props: RecordListProps<Item, Sort>,
) {
  const { query, errorTitle, empty, skeleton, wrap, ...rowProps } = props;
  const fitsTable = useFitsTable();
  const { asCards = !fitsTable, kind = null } = props;
  const records = useRecords(query, kind);
  const { rows, gone, hold, onEndReached } = records;
  const content = (
    <RecordRows {...rowProps} items={rows} asCards={asCards} {...{ gone, onEndReached }} />
  );
  return (
    <div {...hold}>
      <DataView
        query={query}
        errorTitle={errorTitle}
        skeleton={skeleton ?? (asCards ? <CardsSkeleton count={4} lines={3} /> : <TableSkeleton />)}
        isEmpty={() => rows.length === 0}
        empty={empty}
      >
        {() => (
          <>
            {wrap ? wrap(content, records) : content}
            <EndOfList query={query} />
          </>
        )}
      </DataView>
    </div>
  );
}
