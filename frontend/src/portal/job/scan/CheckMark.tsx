import { isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Icon } from '../../../ui/icon/Icon';
import { useTexts } from '../../../ui/text/useTexts';
import '../job.css';

interface CheckMarkProps {
  unit: JobUnit;
  /** The unit is on the truck, so a missing check is worth a warning. */
  isUnderWay: boolean;
}

/** The result of a unit's VIN check. */
export function CheckMark({ unit: { vehicle, vinCheck }, isUnderWay }: CheckMarkProps) {
  const { t, format } = useTexts('driver');
  if (isChecked(vehicle, vinCheck))
    return (
      <p className="type-body plate-checked">
        <Icon name="check" size="text" />
        {t('check.done', { time: format.moment(vinCheck?.at ?? '', 'time') })}
      </p>
    );
  if (vinCheck?.isLoadedAnyway)
    return (
      <p className="type-label plate-mark">
        <Icon name="problem" size="text" />
        {t('check.anyway', { vin: vinCheck.vin })}
      </p>
    );
  return isUnderWay && <p className="type-body quiet">{t('check.none')}</p>;
}
