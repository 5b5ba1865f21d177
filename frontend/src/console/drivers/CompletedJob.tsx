import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TBD } from '@dispatch/domain/people/customer';
import type { Job, JobUnit } from '../../api/jobs';
import { FallbackText } from '../../ui/facts/FallbackText';
import { JobDate } from '../../parts/job/JobDate';
import { JobLink } from '../../parts/job/JobLink';
import { vehicleTitle, vinText } from '../../parts/job/jobTexts';
import { RouteCell } from '../../parts/job/RouteCell';
import { useTranslation } from '../../ui/text/useTranslation';

/** One delivered job: every unit of it, and between which places. */
export function CompletedJob({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  return (
    <Box
      component="li"
      sx={({ vars }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        px: 4,
        py: 3,
        '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
      })}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'baseline' }}>
        <JobLink job={job} />
        <Typography
          variant="body2"
          color="text.secondary"
          noWrap
          title={job.customer?.name}
          sx={{ flex: 1, minWidth: 0 }}
        >
          <FallbackText value={job.customer?.name} fallback={t('customer.none')} />
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary">
          <JobDate job={job} />
        </Typography>
      </Stack>
      {job.jobVehicles.length === 0 ? (
        <FallbackText value={null} fallback={t('units.none')} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {job.jobVehicles.map((unit) => (
            <Unit key={unit.id} unit={unit} />
          ))}
        </Box>
      )}
      <Box sx={{ typography: 'body2' }}>
        <RouteCell job={job} />
      </Box>
    </Box>
  );
}

function Unit({ unit: { vehicle } }: { unit: JobUnit }) {
  const title = vehicleTitle(vehicle) ?? TBD;
  return (
    <Stack component="li" direction="row" sx={{ gap: 3, alignItems: 'baseline' }}>
      <Typography noWrap title={title} sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>
        {title}
      </Typography>
      <Typography variant="mono" sx={{ color: 'text.secondary' }}>
        {vinText(vehicle)}
      </Typography>
    </Stack>
  );
}
