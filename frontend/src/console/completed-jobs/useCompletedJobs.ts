import { useMemo } from 'react';
import type { ListCompletedJobsApiArg } from '../../api/generated/endpoints';
import { useCompletedJobPagesInfiniteQuery } from '../../api/jobs';
import { recordsOf, totalOf } from '../../api/cache/pages';
import { useJobCount } from '../../parts/job/useJobCount';
import { useHeldRows } from '../../ui/list/useHeldRows';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { useSorting } from '../../ui/list/filter/useSorting';
import { urlChoice, urlDay, urlText, useUrlState } from '../../ui/url/urlState';
import { askedOrder, offeredSorts, SORTING } from './completedSorting';
import { type SHOWN, SHOWN_FIELDS } from './shown';

/** `from` and `to` are days of completion, as the dashboard's numbers link to them. */
const FIELDS = {
  q: urlText(),
  from: urlDay(),
  to: urlDay(),
  note: urlChoice(['', 'unread'], ''),
};

/** What the server is asked for where not all are shown. */
const SOME: Partial<
  Record<(typeof SHOWN)[number], Pick<ListCompletedJobsApiArg, 'left' | 'report'>>
> = {
  left: { left: 'behind' },
  unreported: { report: 'missing' },
};

/** Delivered jobs, or those without a report or with a unit left behind; search, days and order are in the address. */
export function useCompletedJobs() {
  const [filters, change] = useUrlState<{
    q: string;
    from: string;
    to: string;
    note: '' | 'unread';
  }>(FIELDS);
  const [{ show }] = useUrlState(SHOWN_FIELDS);
  const { from, to, note } = filters;
  const { onSort, ...sorting } = useSorting(SORTING);
  const some = SOME[show];
  const q = useSearchText(filters.q);
  const narrowed = {
    ...(q !== undefined && { q }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const query = useCompletedJobPagesInfiniteQuery({
    ...narrowed,
    ...(note && { note }),
    ...askedOrder(sorting),
    ...some,
  });
  const jobs = useMemo(() => recordsOf(query.data), [query.data]);
  return {
    query,
    ...useHeldRows(jobs, query, 'job'),
    filters,
    change,
    sorting,
    /** What a report of the list is narrowed to; null where a report cannot be. */
    exported:
      note === '' && some === undefined ? { ...narrowed, status: 'delivered' as const } : null,
    onSort,
    sorts: offeredSorts(totalOf(query.data) ?? 0, from !== '' || to !== '' || some !== undefined),
    isSearching: q !== undefined || from !== '' || to !== '' || note !== '' || some !== undefined,
    count: useJobCount(query.data),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}

export type CompletedList = ReturnType<typeof useCompletedJobs>;
