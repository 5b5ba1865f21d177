import { useGetInvoiceTotalsQuery } from '../../api/invoicing/invoices';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** How much is to be invoiced, in words. */
export function useToInvoiceSums(): string | undefined {
  const { t } = useTranslation('toInvoice');
  const format = useFormat();
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
