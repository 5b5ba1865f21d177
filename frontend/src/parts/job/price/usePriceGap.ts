import { priceGap } from '@dispatch/domain/jobs/job-price';
import { useTexts } from '../../../ui/text/useTexts';

/** The difference between a job's price and its unit prices, in words; null if they match. */
export function usePriceGap() {
  const { t, format } = useTexts('jobs');
  return (...prices: Parameters<typeof priceGap>): string | null => {
    const apart = priceGap(...prices);
    if (apart === null) return null;
    const [units, gap] = [apart.units, Math.abs(apart.gap)].map(format.money);
    return t(apart.gap > 0 ? 'priceGap.more' : 'priceGap.less', { units, gap });
  };
}
