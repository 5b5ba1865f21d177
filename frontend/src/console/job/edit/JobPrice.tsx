import { useWatch } from 'react-hook-form';
import type { Job } from '../../../api/jobs/jobs';
import { useJobForm } from '../../../parts/job-form/jobForm';
import { unitPricesOf } from '../../../parts/job/price/unitPrices';
import { usePriceGap } from '../../../parts/job/price/usePriceGap';
import { PriceField } from '../../../parts/units/PriceField';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Warns if the unit prices have a different sum. */
export function JobPrice({ job }: { job: Job }) {
  const { t } = useTranslation('jobForm');
  const { control } = useJobForm();
  const price = useWatch({ control, name: 'price' });
  const gap = usePriceGap()(price, unitPricesOf(job));
  return (
    <PriceField
      name="price"
      label={t('fields.price')}
      help={gap && <span className="doubt">{gap}</span>}
    />
  );
}
