import { useMemo } from 'react';
import type { ListCompletedJobsApiArg } from '../../api/generated/endpoints';
import { useCompletedJobPagesInfiniteQuery } from '../../api/jobs/jobs';
import { recordsOf, totalOf } from '../../api/cache/pages';
import { usePages } from '../../parts/job/usePages';
import { useJobCount } from '../../parts/job/useJobCount';
import { useHeldRows } from '../../ui/list/useHeldRows';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { useSorting } from '../../ui/list/filter/useSorting';
import { urlChoice, urlDay, urlId, urlText, useUrlState } from '../../ui/url/urlState';
import { askedOrder, offeredSorts, SORTING } from './completedSorting';
import { type SHOWN, SHOWN_FIELDS } from './shown';

/** `from` and `to` are days of completion, as the dashboard's numbers link to them. */
const FIELDS = {
  q: urlText(),
  from: urlDay(),
  to: urlDay(),
  note: urlChoice(['', 'unread'], ''),
  customer: urlId(),
  driver: urlId(),
};

interface CompletedFilters {
  q: string;
  from: string;
  to: string;
  note: '' | 'unread';
  customer: number | null;
  driver: number | null;
}

/** What Clear Filters sets; which jobs are shown, and in which order, is no filter. */
const NO_FILTERS: CompletedFilters = {
  q: '',
  from: '',
  to: '',
  note: '',
  customer: null,
  driver: null,
};

/** What the server is asked for where not all are shown. */
const SOME: Partial<
  Record<(typeof SHOWN)[number], Pick<ListCompletedJobsApiArg, 'left' | 'report' | 'damage'>>
> = {
  left: { left: 'behind' },
  unreported: { report: 'missing' },
  damaged: { damage: 'new' },
};

/** Delivered jobs, or those without a report, with new damage or with a unit left behind; search, filters and order are in the address. */
export function useCompletedJobs() {
  const [filters, change] = useUrlState<CompletedFilters>(FIELDS);
  const [{ show }] = useUrlState(SHOWN_FIELDS);
  const { from, to, note, customer, driver } = filters;
  const { onSort, ...sorting } = useSorting(SORTING);
  const some = SOME[show];
  const q = useSearchText(filters.q);
  const narrowed = {
    ...(q !== undefined && { q }),
    ...(from && { from }),
    ...(to && { to }),
    ...(customer !== null && { customerId: customer }),
    ...(driver !== null && { driverId: driver }),
  };
  const isOfPerson = customer !== null || driver !== null;
  const isNarrowed = from !== '' || to !== '' || isOfPerson || some !== undefined;
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
    clear: () => change(NO_FILTERS),
    canClear: Object.values(filters).some(Boolean),
    sorting,
    /** What a report of the list is narrowed to; null where a report cannot be. */
    exported:
      note === '' && some === undefined ? { ...narrowed, status: 'delivered' as const } : null,
    onSort,
    sorts: offeredSorts(totalOf(query.data) ?? 0, isNarrowed),
    isSearching: q !== undefined || note !== '' || isNarrowed,
    count: useJobCount(query.data),
    ...usePages(query),
  };
}

export type CompletedList = ReturnType<typeof useCompletedJobs>;
