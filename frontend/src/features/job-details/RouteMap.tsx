import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SIDES, type Side } from '@dispatch/domain/job-location';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { FallbackText } from '../../components/facts/FallbackText';
import { fullAddress } from '../../components/jobs/jobTexts';
import { directionsHref, placeHref } from './mapLinks';

const LEAST_HEIGHT = 256;

/** Where the job goes (specification 2.13) without a map service: two panels with links out. */
export function RouteMap({ job }: { job: Job }) {
  const { t } = useTranslation('jobDetails');
  const pickup = fullAddress(job, 'pickup');
  const dropoff = fullAddress(job, 'dropoff');
  return (
    <Card
      component="section"
      aria-label={t('map.label')}
      sx={({ vars }) => ({
        display: 'flex',
        flexDirection: 'column',
        minHeight: LEAST_HEIGHT,
        bgcolor: vars.palette.surface.sunken,
      })}
    >
      {SIDES.map((side) => (
        <AddressPanel key={side} side={side} address={side === 'pickup' ? pickup : dropoff} />
      ))}
      {pickup && dropoff && (
        <Box sx={{ px: 4, py: 3 }}>
          <OutLink href={directionsHref(pickup, dropoff)} text={t('map.directions')} />
        </Box>
      )}
    </Card>
  );
}

function AddressPanel({ side, address }: { side: Side; address: string | null }) {
  const { t } = useTranslation('jobDetails');
  return (
    <Box
      sx={({ vars }) => ({
        flex: 1,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignContent: 'center',
        columnGap: 3,
        rowGap: 1,
        p: 4,
        borderBottom: `1px solid ${vars.palette.divider}`,
      })}
    >
      <Box
        aria-hidden
        title={t(`sections.${side}`)}
        sx={({ vars }) => ({
          gridRow: 'span 3',
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          borderRadius: '50%',
          fontWeight: 700,
          bgcolor: vars.palette[side === 'pickup' ? 'success' : 'error'].main,
          color: vars.palette[side === 'pickup' ? 'success' : 'error'].contrastText,
        })}
      >
        {t(`map.mark.${side}`)}
      </Box>
      <Typography variant="subtitle2" component="h4">
        {t(`map.${side}`)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <FallbackText value={address} fallback={t('map.unknown')} />
      </Typography>
      {address && <OutLink href={placeHref(address)} text={t('map.open')} />}
    </Box>
  );
}

function OutLink({ href, text }: { href: string; text: string }) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noreferrer"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, justifySelf: 'start' }}
    >
      {text}
      <OpenInNew sx={{ fontSize: '1em' }} aria-hidden />
    </Link>
  );
}
