import { useMemo } from 'react';
import { useJobPagesInfiniteQuery } from '../../api/jobs/jobs';
import { recordsOf } from '../../api/cache/pages';
import { usePages } from '../../parts/job/usePages';
import { useJobCount } from '../../parts/job/useJobCount';
import { useHeldRows } from '../../ui/list/useHeldRows';
import { useSearchText } from '../../ui/list/filter/useSearchText';
import { urlChoice, urlText, useUrlState } from '../../ui/url/urlState';
import { useBillingCount } from './useBillingCount';

const FIELDS = { q: urlText(), show: urlChoice(['pending', 'all'], 'pending') };

/** Delivered jobs with the driver report; the address holds search and switch. */
export function useBillingJobs() {
  const [filters, change] = useUrlState(FIELDS);
  const q = useSearchText(filters.q);
  const exported = { billing: filters.show, ...(q !== undefined && { q }) };
  const query = useJobPagesInfiniteQuery(exported);
  const jobs = useMemo(() => recordsOf(query.data), [query.data]);
  return {
    query,
    ...useHeldRows(jobs, query, 'job'),
    filters,
    change,
    exported,
    isSearching: q !== undefined,
    count: useBillingCount(filters.show, q, useJobCount(query.data)),
    ...usePages(query),
  };
}
