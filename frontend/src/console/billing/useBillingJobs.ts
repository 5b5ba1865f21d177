import { useMemo } from 'react';
import { useJobPagesInfiniteQuery } from '../../api/jobs';
import { recordsOf } from '../../api/cache/pages';
import { useJobCount } from '../../parts/job/useJobCount';
import { useHeldRows } from '../../ui/list/useHeldRows';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { urlChoice, urlText, useUrlState } from '../../ui/url/urlState';

const FIELDS = { q: urlText(), show: urlChoice(['pending', 'all'], 'pending') };

/** Delivered jobs with the driver report; search and switch are in the address. */
export function useBillingJobs() {
  const [filters, change] = useUrlState(FIELDS);
  const q = useSearchText(filters.q);
  const query = useJobPagesInfiniteQuery({
    billing: filters.show,
    ...(q !== undefined && { q }),
  });
  const jobs = useMemo(() => recordsOf(query.data), [query.data]);
  return {
    query,
    ...useHeldRows(jobs, query, 'job'),
    filters,
    change,
    isSearching: q !== undefined,
    count: useJobCount(query.data),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}
