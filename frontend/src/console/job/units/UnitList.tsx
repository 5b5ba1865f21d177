import { hasRecordedVin, isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { useSession } from '../../../api/accounts/session';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { Mark } from '../../../parts/job/marks/Mark';
import { vinText } from '../../../parts/job/jobTexts';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { UnitMenu } from './UnitMenu';
import './units.css';

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
    <ol className="plain-list">
      {job.jobVehicles.map((unit, index) => (
        <li key={unit.id} className="unit-line">
          <p className="type-body quiet figures">{index + 1}</p>
          <div className="unit-line-vehicle">
            <p className="type-body breakable">
              {titleOf(unit.vehicle, job.createdAt) ?? t('common:vehicle.unknown')}
            </p>
            <div className="type-small quiet">
              <span className="mono">
                {job.jobVehicles.length > 1 && (unit.vehicle.vin ?? vinText(unit.vehicle))}
              </span>
              {unit.vehicle.poNumber && ` ${t('unitPo', { number: unit.vehicle.poNumber })}`}
            </div>
            {unit.leftBehind && <UnitMark mark={unit.leftBehind} />}
            {unit.vinCheck && <UnitCheck unit={unit} check={unit.vinCheck} />}
          </div>
          <span>
            {may('prices:read') && unit.price != null && <MoneyText amount={unit.price} />}
          </span>
          {isChangeable && <UnitMenu job={job} unit={unit} number={index + 1} />}
        </li>
      ))}
    </ol>
  );
}

/** The reason in the words of the user who marked the unit. */
function UnitMark({ mark }: { mark: NonNullable<JobUnit['leftBehind']> }) {
  const { t, format } = useTexts(['jobDetails', 'common']);
  return (
    <div className="unit-mark">
      <Mark
        tone="orange"
        icon="problem"
        label={t('left.unit', { reason: t(`common:leftReason.${mark.reason}`) })}
      />
      {mark.note && <p className="type-small as-written">{mark.note}</p>}
      <p className="type-caption quiet">
        {[mark.by, format.moment(mark.at)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

interface UnitCheckProps {
  unit: JobUnit;
  check: NonNullable<JobUnit['vinCheck']>;
}

/** The VIN read by the driver, with person and time; highlighted if it differs. */
function UnitCheck({ unit: { vehicle }, check }: UnitCheckProps) {
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
