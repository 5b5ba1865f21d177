import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import type { Side } from '@dispatch/domain/job-location';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { FallbackText } from '../facts/FallbackText';
import { VisuallyHidden } from '../VisuallyHidden';
import { fullAddress, placeName } from './jobTexts';

/** Pickup over drop-off; the full addresses are in the tooltip. */
export function RouteCell({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const fallback = t('route.unknown');
  const line = (side: Side) => (
    <Box
      component="span"
      title={fullAddress(job, side) ?? undefined}
      sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      <VisuallyHidden>{`${t(`route.${side}`)} `}</VisuallyHidden>
      <FallbackText value={placeName(job, side)} fallback={fallback} />
    </Box>
  );
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        alignItems: 'center',
        lineHeight: 1.35,
      }}
    >
      <ArrowDownward
        aria-hidden
        sx={{ gridRow: 'span 2', fontSize: '1rem', color: 'text.secondary' }}
      />
      {line('pickup')}
      <Box component="span" sx={{ color: 'text.secondary', minWidth: 0 }}>
        {line('dropoff')}
      </Box>
    </Box>
  );
}
