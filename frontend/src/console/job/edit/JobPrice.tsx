import Typography from '@mui/material/Typography';
import { AMOUNT } from '@dispatch/domain/text/money';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Job } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { unitPricesOf } from '../../../parts/job/price/unitPrices';
import { usePriceGap } from '../../../parts/job/price/usePriceGap';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { JobValues } from './jobEditForm';

interface JobPriceProps {
  form: UseFormReturn<JobValues>;
  job: Job;
}

/** For users who may see prices; warns if the unit prices have a different sum. */
export function JobPrice({ form: { control }, job }: JobPriceProps) {
  const { t } = useTranslation('jobDetails');
  const { may } = useSession();
  const price = useWatch({ control, name: 'price' });
  const gapOf = usePriceGap();
  if (!may('prices:read')) return null;
  const gap = gapOf(price, unitPricesOf(job));
  return (
    <NumberField
      control={control}
      name="price"
      label={t('fields.price')}
      note={
        <Typography variant="caption" color="text.secondary" sx={{ lineHeight: 'inherit' }}>
          {t('adminOnly')}
        </Typography>
      }
      help={
        gap && (
          <Typography component="span" variant="inherit" sx={{ color: 'warning.text' }}>
            {gap}
          </Typography>
        )
      }
      bounds={AMOUNT}
    />
  );
}
