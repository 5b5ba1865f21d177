import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasRecordedVin, isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Mark } from '../../../parts/job/marks/Mark';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

interface UnitCheckProps {
  unit: JobUnit;
  check: NonNullable<JobUnit['vinCheck']>;
}

/** The VIN read by the driver, with person and time; highlighted if it differs. */
export function UnitCheck({ unit: { vehicle }, check }: UnitCheckProps) {
  const { t } = useTranslation('jobDetails');
  const format = useFormat();
  const { vin, method, isLoadedAnyway } = check;
  const isRight = isChecked(vehicle, check);
  const how = t(`check.${method}`);
  const words = [
    isRight && !hasRecordedVin(vehicle) ? t('check.noted', { vin }) : t('check.done'),
    how,
    check.by,
    format.moment(check.at),
  ];
  return (
    <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {!isRight && (
        <Mark
          tone={isLoadedAnyway ? 'red' : 'orange'}
          icon="problem"
          label={t(isLoadedAnyway ? 'check.anyway' : 'check.changed', { vin })}
        />
      )}
      <Typography variant="caption" color="text.secondary" component="p">
        {(isRight ? words : words.slice(1)).filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
