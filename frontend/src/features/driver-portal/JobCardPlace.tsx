import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FallbackText } from '../../components/facts/FallbackText';
import { cityLine, type Place } from './place';

/** PICKUP or DELIVERY of a card: street above, city and province below. */
export function JobCardPlace({ label, place }: { label: string; place: Place }) {
  const { t } = useTranslation('driver');
  return (
    <div>
      <Typography variant="subtitle2" component="p" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <FallbackText value={place.address} fallback={t('job.noAddress')} />
      </Typography>
      <Typography variant="h2" component="p" sx={{ fontWeight: 400, overflowWrap: 'anywhere' }}>
        {cityLine(place)}
      </Typography>
    </div>
  );
}
