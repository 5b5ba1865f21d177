import { useJobPagesInfiniteQuery } from '../../api/jobs';
import { recordsOf } from '../../api/pages';
import { useJobCount } from '../../components/jobs/useJobCount';
import { useSearchText } from '../../components/jobs/useSearchText';
import { urlChoice, urlText, useUrlState } from '../../lib/urlState';

const FIELDS = { q: urlText(), show: urlChoice(['pending', 'all'], 'pending') };

/** Delivered jobs with the driver report; search and switch are in the address. */
export function useBillingJobs() {
  const [filters, change] = useUrlState(FIELDS);
  const q = useSearchText(filters.q);
  const query = useJobPagesInfiniteQuery({
    billing: filters.show,
    ...(q !== undefined && { q }),
  });
  return {
    query,
    filters,
    change,
    isSearching: q !== undefined,
    count: useJobCount(query.data),
    jobs: recordsOf(query.data),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}
