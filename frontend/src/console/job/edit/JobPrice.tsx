import Typography from '@mui/material/Typography';
import { PRICE_MAX_CENTS, PRICE_STEP } from '@dispatch/domain/limits';
import { toDollars } from '@dispatch/domain/text/money';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Job } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { unitPricesOf } from '../../../parts/job/price/unitPrices';
import { usePriceGap } from '../../../parts/job/price/usePriceGap';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { JobValues } from './jobEditForm';
import { NumberText } from './NumberText';

interface JobPriceProps {
  form: UseFormReturn<JobValues>;
  job: Job;
}

/** For those who see prices; says so when the prices of the units come to something else. */
export function JobPrice({ form: { control }, job }: JobPriceProps) {
  const { t } = useTranslation('jobDetails');
  const { may } = useSession();
  const typed = useWatch({ control, name: 'price' });
  const gapOf = usePriceGap();
  if (!may('prices:read')) return null;
  const gap = gapOf(typed.trim() === '' ? null : Number(typed), unitPricesOf(job));
  return (
    <NumberText
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
      min={0}
      max={toDollars(PRICE_MAX_CENTS)}
      step={PRICE_STEP}
      unit="$"
    />
  );
}
