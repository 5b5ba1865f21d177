import type { ListCompletedJobsApiArg } from '../../api/generated/endpoints';
import { useCompletedJobPagesInfiniteQuery } from '../../api/jobs/jobs';
import { totalOf } from '../../api/cache/pages';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { useSorting } from '../../ui/list/filter/useSorting';
import { shownData } from '../../ui/states/shownData';
import { blankState, urlChoice, urlDay, urlId, urlText, useUrlState } from '../../ui/url/urlState';
import { askedOrder, offeredSorts, SORTING } from './completedSorting';
import { type SHOWN, SHOWN_FIELDS } from './shown';

/** `from` and `to` are days of completion, as used in links from the dashboard. */
const FIELDS = {
  q: urlText(),
  from: urlDay(),
  to: urlDay(),
  note: urlChoice(['', 'unread'], ''),
  customer: urlId(),
  driver: urlId(),
};

/** The values that Clear Filters sets; the shown list and the sort order are not filters. */
const NO_FILTERS = blankState(FIELDS);

/** Request parameters of the partial lists. */
const SOME: Partial<
  Record<(typeof SHOWN)[number], Pick<ListCompletedJobsApiArg, 'left' | 'report' | 'damage'>>
> = {
  left: { left: 'behind' },
  unreported: { report: 'missing' },
  damaged: { damage: 'new' },
};

/**
 * Delivered jobs: all, without a report, with new damage or with a unit left behind. The address holds search, filters
 * and order.
 */
export function useCompletedJobs() {
  const [filters, change] = useUrlState(FIELDS);
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
  return {
    query,
    filters,
    change,
    clear: () => change(NO_FILTERS),
    canClear: Object.values(filters).some(Boolean),
    sorting,
    /** The filters of an exported report; null if a report does not support them. */
    exported:
      note === '' && some === undefined ? { ...narrowed, status: 'delivered' as const } : null,
    onSort,
    sorts: offeredSorts(totalOf(shownData(query)) ?? 0, isNarrowed),
    isSearching: q !== undefined || note !== '' || isNarrowed,
  };
}

export type CompletedList = ReturnType<typeof useCompletedJobs>;
