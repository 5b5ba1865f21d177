import { useGetBillingSummaryQuery } from '../../api/jobs/jobs';
import { useTexts } from '../../ui/text/useTexts';

/** The number of jobs in the list in words, and the amount still to be billed. */
export function useBillingCount(show: 'pending' | 'all', q: string | undefined) {
  const { t, format } = useTexts(['billing', 'common']);
  // `currentData`, because `data` would briefly hold the result of another search.
  const { currentData: sums } = useGetBillingSummaryQuery(q === undefined ? {} : { q });
  const all = sums && { jobs: sums.pending, amount: sums.pendingRevenue };
  const pending = q === undefined ? all : sums?.found;
  return (words: { count: number; shown: string }, isLeast: boolean): string => {
    const jobs = t(isLeast ? 'common:jobCountLeast' : 'common:jobCount', words);
    if (!pending) return jobs;
    return t(`head.${show}`, {
      jobs,
      pending: format.number(pending.jobs),
      amount: format.money(pending.amount),
    });
  };
}
