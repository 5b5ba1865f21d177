import { hasRecordedVin, isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Mark } from '../../../parts/job/marks/Mark';
import { useTexts } from '../../../ui/text/useTexts';
import './units.css';

interface UnitCheckProps {
  unit: JobUnit;
  check: NonNullable<JobUnit['vinCheck']>;
}

/** The VIN read by the driver, with person and time; highlighted if it differs. */
export function UnitCheck({ unit: { vehicle }, check }: UnitCheckProps) {
  const { t, format } = useTexts('jobDetails');
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
    <div className="unit-mark">
      {!isRight && (
        <Mark
          tone={isLoadedAnyway ? 'red' : 'orange'}
          icon="problem"
          label={t(isLoadedAnyway ? 'check.anyway' : 'check.changed', { vin })}
        />
      )}
      <p className="type-caption quiet">
        {(isRight ? words : words.slice(1)).filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
