import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat';

/** The day asked for, beside the place it concerns. */
export function PreferredPickup({ day }: { day: string }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  return (
    <Typography component="p" sx={{ mt: 1 }}>
      <Typography component="span" color="text.secondary">
        {t('job.preferredPickup')}
      </Typography>{' '}
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {format.day(day)}
      </Typography>
    </Typography>
  );
}
