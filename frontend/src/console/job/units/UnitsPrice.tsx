import Alert from '@mui/material/Alert';
import { priceGap } from '@dispatch/domain/jobs/job-price';
import { useWatch } from 'react-hook-form';
import type { Job } from '../../../api/jobs/jobs';
import { useUnitsForm } from '../../../parts/units/unitForm';
import { isPaidElsewhere, unitPricesOf } from '../../../parts/job/price/unitPrices';
import { usePriceGap } from '../../../parts/job/price/usePriceGap';

/** The difference between the edited unit prices and the job's price. The price follows them unless it was agreed. */
export function UnitsPrice({ job }: { job: Job }) {
  const { control } = useUnitsForm();
  const units = useWatch({ control, name: 'units' });
  const gapOf = usePriceGap();
  const before = unitPricesOf(job);
  const elsewhere = new Set(job.jobVehicles.filter(isPaidElsewhere).map(({ id }) => String(id)));
  const wasSum = before.some((price) => price != null) && priceGap(job.price, before) === null;
  const text = wasSum
    ? null
    : gapOf(
        job.price,
        units.filter(({ id }) => !elsewhere.has(id)).map(({ price }) => price),
      );
  return text && <Alert severity="warning">{text}</Alert>;
}
