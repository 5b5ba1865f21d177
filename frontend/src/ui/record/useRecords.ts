import { useMemo } from 'react';
import { isLeastOf, recordsOf, totalOf, type Page } from '../../api/cache/pages';
import type { UndoableKind } from '../over/undo/undoSlice';
import type { Identified } from '../list/recordColumn';
import { useHeldRows } from '../list/useHeldRows';

/** The parts of RTK's queries that a list needs: of a paged query, or of one that loads all records at once. */
export interface RecordsQuery<Item> {
  readonly data?: { readonly pages: readonly Page<Item>[] } | readonly Item[];
  readonly currentData?: unknown;
  readonly originalArgs?: unknown;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly isFetchNextPageError?: boolean;
  readonly hasNextPage?: boolean;
  readonly fetchNextPage?: () => unknown;
  readonly refetch: () => unknown;
}

type Data<Item> = RecordsQuery<Item>['data'];

const isWhole = <Item>(data: Data<Item>): data is readonly Item[] => Array.isArray(data);

/** The number of records on the server; undefined while unknown. */
export function countOf<Item>(data: Data<Item>): number | undefined {
  return isWhole(data) ? data.length : totalOf(data);
}

/** Whether there may be more than `countOf` returns. */
export function isCountLeast<Item>(data: Data<Item>): boolean {
  return !isWhole(data) && isLeastOf(data);
}

/**
 * The rows of a list, held in place under the pointer, and how more are loaded. `kind` is set if changes can be undone
 * in their old rows.
 */
export function useRecords<Item extends Identified>(
  query: RecordsQuery<Item>,
  kind: UndoableKind | null,
) {
  const { data, hasNextPage = false, isFetching, isFetchNextPageError = false } = query;
  const items = useMemo(() => (isWhole(data) ? data : recordsOf(data)), [data]);
  const { rows, gone, hold } = useHeldRows(items, query, kind);
  const loadMore = () => void query.fetchNextPage?.();
  const canLoad = hasNextPage && !isFetching;
  return {
    rows,
    gone,
    hold,
    /** Undefined while nothing may be loaded. After a failure the user decides. */
    onEndReached: canLoad && !isFetchNextPageError ? loadMore : undefined,
    /** The part of the list that is not loaded yet, for a selection of all. */
    rest: {
      total: countOf(data) ?? 0,
      isLoading: isFetching,
      hasFailed: isFetchNextPageError || (!hasNextPage && !isFetching),
      loadMore: () => {
        if (canLoad) loadMore();
      },
    },
  };
}
