import { useMemo, type ReactNode } from 'react';
import { recordsOf, type Page } from '../../api/cache/pages';
import { DataView } from '../states/DataView';
import { CardsSkeleton, TableSkeleton } from '../states/skeletons';
import { EndOfList } from './EndOfList';
import type { PlaceKeeper } from './lines/listPlace';
import { RecordGrid } from './RecordGrid';
import type { RecordColumn } from './recordColumn';
import { RecordTable } from './RecordTable';
import { useHeldRows } from './useHeldRows';
import type { Sorting } from './sorting';

/** The parts of RTK's infinite query that a list needs. */
interface PagedQuery<Item> {
  data?: { pages: Page<Item>[] };
  currentData?: unknown;
  originalArgs?: unknown;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

export interface RecordListProps<Item, Sort extends string> {
  query: PagedQuery<Item>;
  /** The content of the list; the table's accessible name. */
  label: string;
  errorTitle: string;
  empty: ReactNode;
  columns: readonly RecordColumn<Item, Sort>[];
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
  /** Cards instead of the table, as on a phone. */
  asCards: boolean;
  renderCard: (item: Item) => ReactNode;
  /** Stores and restores the scroll position of the list. */
  placeKeeper?: PlaceKeeper;
}

/** Paged records as a table or as cards, in the four states of every view. */
export function RecordList<Item extends { readonly id: number }, Sort extends string>(
  props: RecordListProps<Item, Sort>,
) {
  const {
    query,
    label,
    errorTitle,
    empty,
    columns,
    sorting,
    onSort,
    asCards,
    renderCard,
    placeKeeper,
  } = props;
  const items = useMemo(() => recordsOf(query.data), [query.data]);
  const { rows, gone, hold } = useHeldRows(items, query, null);
  const handleEndReached = () => {
    if (query.hasNextPage && !query.isFetching) query.fetchNextPage();
  };
  return (
    <div {...hold}>
      <DataView
        query={query}
        errorTitle={errorTitle}
        skeleton={asCards ? <CardsSkeleton count={4} lines={3} /> : <TableSkeleton />}
        isEmpty={() => rows.length === 0}
        empty={empty}
      >
        {() =>
          asCards ? (
            <RecordGrid
              items={rows}
              {...{ renderCard, gone }}
              placeKeeper={placeKeeper}
              onEndReached={handleEndReached}
            />
          ) : (
            <RecordTable
              items={rows}
              onEndReached={handleEndReached}
              {...{ columns, label, gone, sorting, onSort, placeKeeper }}
            />
          )
        }
      </DataView>
      <EndOfList isLoading={query.isFetchingNextPage} />
    </div>
  );
}
