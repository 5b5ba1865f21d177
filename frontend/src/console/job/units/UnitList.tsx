import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { Mark } from '../../../parts/job/marks/Mark';
import { vinText } from '../../../parts/job/jobTexts';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { UnitCheck } from './UnitCheck';
import { UnitMenu } from './UnitMenu';

interface UnitListProps {
  job: Job;
  /** Units can be left behind and moved. */
  isChangeable?: boolean;
}

/** All vehicles of the job in loading order. */
export function UnitList({ job, isChangeable = false }: UnitListProps) {
  const { t } = useTranslation(['jobDetails', 'jobs', 'common']);
  const titleOf = useVehicleTitle();
  const { may } = useSession();
  if (job.jobVehicles.length === 0) {
    return <FallbackText value={null} fallback={t('jobs:units.none')} />;
  }
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
      {job.jobVehicles.map((unit, index) => (
        <Box
          key={unit.id}
          component="li"
          sx={({ vars }) => ({
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
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
              {titleOf(unit.vehicle, job.createdAt) ?? t('common:vehicle.unknown')}
            </Typography>
            <Typography variant="body2" color="text.secondary" component="div">
              <Box component="span" sx={{ typography: 'mono', fontSize: 'inherit' }}>
                {job.jobVehicles.length > 1 && (unit.vehicle.vin ?? vinText(unit.vehicle))}
              </Box>
              {unit.vehicle.poNumber && ` ${t('unitPo', { number: unit.vehicle.poNumber })}`}
            </Typography>
            {unit.leftBehind && <UnitMark mark={unit.leftBehind} />}
            {unit.vinCheck && <UnitCheck unit={unit} check={unit.vinCheck} />}
          </Box>
          <span>
            {may('prices:read') && unit.price != null && <MoneyText amount={unit.price} />}
          </span>
          {isChangeable && <UnitMenu job={job} unit={unit} number={index + 1} />}
        </Box>
      ))}
    </Box>
  );
}

/** The reason in the words of the user who marked the unit. */
function UnitMark({ mark }: { mark: NonNullable<JobUnit['leftBehind']> }) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const format = useFormat();
  return (
    <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      <Mark
        tone="orange"
        icon="problem"
        label={t('left.unit', { reason: t(`common:leftReason.${mark.reason}`) })}
      />
      {mark.note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {mark.note}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" component="p">
        {[mark.by, format.moment(mark.at)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
