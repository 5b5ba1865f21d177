import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '../../../api/jobs';
import { useSession } from '../../../api/session';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { vinText } from '../../../parts/job/jobTexts';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import { useTranslation } from '../../../ui/text/useTranslation';

/** All vehicles of the job in the order of loading. */
export function UnitList({ job }: { job: Job }) {
  const { t } = useTranslation(['jobDetails', 'jobs', 'common']);
  const titleOf = useVehicleTitle();
  const { isAdmin } = useSession();
  if (job.jobVehicles.length === 0) {
    return <FallbackText value={null} fallback={t('jobs:units.none')} />;
  }
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
      {job.jobVehicles.map(({ id, vehicle, price }, index) => (
        <Box
          key={id}
          component="li"
          sx={({ vars }) => ({
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            columnGap: 3,
            py: 2,
            borderTop: index === 0 ? 0 : `1px solid ${vars.palette.divider}`,
          })}
        >
          <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {index + 1}
          </Typography>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {titleOf(vehicle, job.createdAt) ?? t('common:vehicle.unknown')}
            </Typography>
            <Typography variant="body2" color="text.secondary" component="div">
              <Box component="span" sx={{ typography: 'mono', fontSize: 'inherit' }}>
                {job.jobVehicles.length > 1 && (vehicle.vin ?? vinText(vehicle))}
              </Box>
              {vehicle.poNumber && ` ${t('unitPo', { number: vehicle.poNumber })}`}
            </Typography>
          </Box>
          {isAdmin && price != null && <MoneyText amount={price} />}
        </Box>
      ))}
    </Box>
  );
}
