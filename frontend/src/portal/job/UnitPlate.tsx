import type { ReactNode } from 'react';
import { vinText } from '../../parts/job/jobTexts';
import { useVehicleTitle } from '../../parts/job/useVehicleTitle';
import type { JobUnit, JobVehicle } from '../../api/jobs/jobs';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';
import { CheckMark } from './scan/CheckMark';
import { unitName } from './unit';

interface UnitPlateProps {
  vehicle: JobVehicle | null;
  madeAt: string;
  /** Missing for the vehicle of a job without units. */
  unit?: JobUnit;
  /** An unchecked unit is on the truck by now. */
  isUnderWay?: boolean;
  /** The action for this unit, given its name. */
  action?: ((name: string) => ReactNode) | undefined;
}

/** Looks like a licence plate: year, make and model, then the last eight characters of the VIN. */
export function UnitPlate({ vehicle, madeAt, unit, isUnderWay = false, action }: UnitPlateProps) {
  const { t } = useTranslation('driver');
  const missing = t('units.missing');
  const title = useVehicleTitle()(vehicle, madeAt);
  const name = vehicle ? unitName(vehicle, title, missing) : missing;
  const vin = vinText(vehicle) ?? missing;
  return (
    <div className="plate">
      <p className="type-h4 breakable">{name}</p>
      <div className="plate-vin">
        <span className="type-small quiet">{t('units.vin')}</span>
        <span className="plate-number type-figure">{vin}</span>
      </div>
      {unit?.leftBehind && <UnitMark mark={unit.leftBehind} />}
      {unit && !unit.leftBehind && <CheckMark unit={unit} isUnderWay={isUnderWay} />}
      {action?.(`${name}, ${vin}`)}
    </div>
  );
}

/** The reason in words, and the driver's note. */
function UnitMark({ mark }: { mark: NonNullable<JobUnit['leftBehind']> }) {
  const { t } = useTranslation(['driver', 'common']);
  return (
    <div className="plate-mark">
      <p className="type-label">
        <Icon name="problem" size="text" />
        {t('left.mark', { reason: t(`common:leftReason.${mark.reason}`) })}
      </p>
      {mark.note && <p className="type-body as-written breakable">{mark.note}</p>}
    </div>
  );
}
