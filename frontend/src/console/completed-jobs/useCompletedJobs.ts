import { useMemo } from 'react';
import { useCompletedJobPagesInfiniteQuery } from '../../api/jobs';
import { recordsOf } from '../../api/cache/pages';
import { useJobCount } from '../../parts/job/useJobCount';
import { useHeldRows } from '../../ui/list/useHeldRows';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { urlChoice, urlDay, urlText, useUrlState } from '../../ui/url/urlState';

/** `from` and `to` are days of completion, as the dashboard's numbers link to them. */
const FIELDS = {
  q: urlText(),
  from: urlDay(),
  to: urlDay(),
  note: urlChoice(['', 'unread'], ''),
};

/** Delivered jobs, the last completed first; search and days are in the address. */
export function useCompletedJobs() {
  const [filters, change] = useUrlState<{
    q: string;
    from: string;
    to: string;
    note: '' | 'unread';
  }>(FIELDS);
  const { from, to, note } = filters;
  const q = useSearchText(filters.q);
  const query = useCompletedJobPagesInfiniteQuery({
    ...(q !== undefined && { q }),
    ...(from && { from }),
    ...(to && { to }),
    ...(note && { note }),
  });
  const jobs = useMemo(() => recordsOf(query.data), [query.data]);
  return {
    query,
    ...useHeldRows(jobs, query, 'job'),
    filters,
    change,
    isSearching: q !== undefined || from !== '' || to !== '' || note !== '',
    count: useJobCount(query.data),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}
