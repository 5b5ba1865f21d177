import { useGetBillingSummaryQuery } from '../../api/jobs/jobs';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** How many jobs the list has, in words, and what of them is to be billed. */
export function useBillingCount(
  show: 'pending' | 'all',
  q: string | undefined,
  jobs: string | undefined,
): string | undefined {
  const { t } = useTranslation('billing');
  const format = useFormat();
  // Not that of another search, which `data` would be for a moment.
  const { currentData: sums } = useGetBillingSummaryQuery(q === undefined ? {} : { q });
  const all = sums && { jobs: sums.pending, amount: sums.pendingRevenue };
  const pending = q === undefined ? all : sums?.found;
  if (!jobs || !pending) return jobs;
  return t(`head.${show}`, {
    jobs,
    pending: format.number(pending.jobs),
    amount: format.money(pending.amount),
  });
}
