import { priceGap } from '@dispatch/domain/jobs/job-price';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The difference between a job's price and its unit prices, in words; null if they match. */
export function usePriceGap() {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  return (...prices: Parameters<typeof priceGap>): string | null => {
    const apart = priceGap(...prices);
    if (apart === null) return null;
    const [units, gap] = [apart.units, Math.abs(apart.gap)].map(format.money);
    return t(apart.gap > 0 ? 'priceGap.more' : 'priceGap.less', { units, gap });
  };
}
