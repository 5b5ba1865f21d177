import { useMemo } from 'react';
import { recordsOf } from '../../api/cache/pages';
import { useCancelledJobPagesInfiniteQuery } from '../../api/jobs/jobs';
import { useJobCount } from '../../parts/job/useJobCount';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { useHeldRows } from '../../ui/list/useHeldRows';
import { urlText, useUrlState } from '../../ui/url/urlState';

const FIELDS = { q: urlText() };

/** Cancelled jobs, last cancelled first; the address holds the search. */
export function useCancelledJobs() {
  const [{ q: typed }, change] = useUrlState(FIELDS);
  const q = useSearchText(typed);
  const query = useCancelledJobPagesInfiniteQuery({ ...(q !== undefined && { q }) });
  const jobs = useMemo(() => recordsOf(query.data), [query.data]);
  return {
    query,
    ...useHeldRows(jobs, query, 'job'),
    typed,
    change,
    isSearching: q !== undefined,
    count: useJobCount(query.data),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}
