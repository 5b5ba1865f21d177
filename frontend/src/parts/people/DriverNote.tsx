import { MAX_UNITS } from '@dispatch/domain/limits';
import type { FitReason } from '@dispatch/domain/jobs/driver-fit';
import type { Driver } from '../../api/drivers';
import { useTexts } from '../../ui/text/useTexts';

interface DriverNoteProps {
  driver: Driver;
  /** Set for the best fit. */
  reason: FitReason | null;
}

/** A driver's current work and location, shown under the name in every driver picker. */
export function DriverNote({ driver, reason }: DriverNoteProps) {
  const { t, format } = useTexts('jobs');
  const { status, activeJobs, unitsOnBoard, unitsAssigned, lastDrop, nextPickup } = driver;
  const placeOf = ({ city, province }: { city: string | null; province: string | null }) =>
    [city, province].filter(Boolean).join(', ') || t('driver.somewhere');
  const load = [
    t(`driver.status.${status}`),
    t('driver.openJobs', { count: activeJobs }),
    ...(unitsOnBoard > 0 ? [t('driver.onBoard', { units: unitsOnBoard, most: MAX_UNITS })] : []),
    ...(unitsAssigned > 0 ? [t('driver.assigned', { count: unitsAssigned })] : []),
  ].join(' · ');
  const way = [
    lastDrop &&
      t('driver.lastDrop', {
        place: placeOf(lastDrop),
        date: format.moment(lastDrop.at, 'shortDay'),
      }),
    nextPickup &&
      t('driver.nextPickup', {
        place: placeOf(nextPickup),
        date: format.shortDay(nextPickup.day),
      }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {reason && <span className="cut strong ink">{t(`driver.best.${reason}`)}</span>}
      <span className="cut" title={load}>
        {load}
      </span>
      {way && (
        <span className="cut" title={way}>
          {way}
        </span>
      )}
    </>
  );
}
