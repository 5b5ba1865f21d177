import { isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Icon } from '../../../ui/icon/Icon';
import '../../../ui/text/type.css';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../job.css';

interface CheckMarkProps {
  unit: JobUnit;
  /** It is on the truck: that nobody looked at it is worth a word. */
  isUnderWay: boolean;
}

/** What came of the look at a unit. */
export function CheckMark({ unit: { vehicle, vinCheck }, isUnderWay }: CheckMarkProps) {
  const { t } = useTranslation('driver');
  const format = useFormat();
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
