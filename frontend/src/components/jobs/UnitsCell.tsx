import Box from '@mui/material/Box';
import { TBD } from '@dispatch/domain/customer';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { FallbackText } from '../facts/FallbackText';
import { vehicleTitle, vinText } from './jobTexts';

const LISTED = 3;

/** The first vehicle, its last eight, and how many more there are. */
export function UnitsCell({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const more = job.vehicleCount - 1;
  const vin = vinText(job.vehicle);
  const others = job.jobVehicles
    .slice(1, 1 + LISTED)
    .map(({ vehicle }) => vehicleTitle(vehicle) ?? TBD)
    .join('\n');
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0, lineHeight: 1.35 }}>
      <Box component="span" sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
        <Box
          component="span"
          title={vehicleTitle(job.vehicle) ?? undefined}
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }}
        >
          <FallbackText
            value={vehicleTitle(job.vehicle)}
            fallback={job.vehicle ? TBD : t('units.none')}
          />
        </Box>
        {more > 0 && (
          <Box
            component="span"
            title={others}
            aria-label={t('units.more', { count: more })}
            sx={{ flexShrink: 0, fontWeight: 600, color: 'text.secondary' }}
          >
            {`+${more}`}
          </Box>
        )}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'block',
          color: 'text.secondary',
          typography: vin ? 'mono' : undefined,
          fontSize: '0.92em',
          minHeight: '1.35em',
        }}
      >
        {vin}
      </Box>
    </Box>
  );
}
