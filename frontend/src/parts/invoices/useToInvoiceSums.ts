import { useGetInvoiceTotalsQuery } from '../../api/invoicing/invoices';
import { useTexts } from '../../ui/text/useTexts';

/** How much is to be invoiced, in words. */
export function useToInvoiceSums(): string | undefined {
  const { t, format } = useTexts('toInvoice');
  const { data } = useGetInvoiceTotalsQuery();
  if (!data) return undefined;
  const counted = (words: 'jobs' | 'withoutPrice', count: number) =>
    t(words, { count, shown: format.number(count) });
  return [
    counted('jobs', data.billableJobs),
    data.billableAmount !== null && t('total', { amount: format.money(data.billableAmount) }),
    data.billableWithoutPrice > 0 && counted('withoutPrice', data.billableWithoutPrice),
  ]
    .filter(Boolean)
    .join(' · ');
}
