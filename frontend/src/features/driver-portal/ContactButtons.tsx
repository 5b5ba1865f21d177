import Navigation from '@mui/icons-material/NearMeOutlined';
import Phone from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { telHref } from '@dispatch/domain/phone';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { navigationHref, nextSide, placeOf } from './place';

const tall = {
  flexDirection: 'column',
  gap: 1,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  px: 2,
  lineHeight: 1.2,
  textAlign: 'center',
} as const;

/** Two equal plain links, so that they work without a connection. */
export function ContactButtons({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const side = nextSide(job.status);
  const call = telHref(job.customer?.phone);
  const navigate = navigationHref(placeOf(job, side));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3 }}>
      <Button
        variant="outlined"
        href={call ?? undefined}
        disabled={call === null}
        sx={{ ...tall, typography: 'subtitle2' }}
      >
        <Phone aria-hidden />
        {t('job.call')}
      </Button>
      <Button
        variant="outlined"
        component="a"
        href={navigate ?? undefined}
        target="_blank"
        rel="noreferrer"
        disabled={navigate === null}
        sx={{ ...tall, typography: 'subtitle2' }}
      >
        <Navigation aria-hidden />
        {t(side === 'pickup' ? 'job.navigatePickup' : 'job.navigateDelivery')}
      </Button>
    </Box>
  );
}
