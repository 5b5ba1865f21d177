import type { Page } from '../../api/cache/pages';
import { totalOf } from '../../api/cache/pages';
import type { Job } from '../../api/jobs/jobs';

interface Paged {
  readonly data?: { readonly pages: readonly Page<Job>[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** How to load the next page of a list. */
export function usePages(query: Paged) {
  const { data, hasNextPage, isFetching, isFetchNextPageError } = query;
  const loadMore = () => {
    if (hasNextPage && !isFetching) query.fetchNextPage();
  };
  const rest = {
    total: totalOf(data) ?? 0,
    isLoading: isFetching,
    hasFailed: isFetchNextPageError || (!hasNextPage && !isFetching),
    loadMore,
  };
  return { loadMore, rest };
}
