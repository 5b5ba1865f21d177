import { unitsOverTruck } from '@dispatch/domain/jobs/driver-fit';
import { MAX_UNITS } from '@dispatch/domain/limits';
import { useListDriversQuery } from '../../api/drivers';
import type { Job } from '../../api/jobs/jobs';
import { useTexts } from '../../ui/text/useTexts';
import { Icon } from '../../ui/icon/Icon';

interface OverTruckProps {
  jobs: readonly Job[];
  /** The chosen driver. */
  driverId: number | null;
}

/** Warns if the driver would have more units than one truck takes. */
export function OverTruck({ jobs, driverId }: OverTruckProps) {
  const { t, format } = useTexts('assign');
  const { data: drivers } = useListDriversQuery({});
  const driver = drivers?.find(({ id }) => id === driverId);
  const added = jobs.filter((job) => job.driverId !== driverId);
  const units = added.reduce((sum, { vehicleCount }) => sum + vehicleCount, 0);
  const all = driver && units > 0 ? unitsOverTruck(driver, { units }) : null;
  return (
    <div role="status">
      {driver && all !== null && (
        <p className="over-truck type-small">
          <Icon name="warning" />
          {t('overTruck', {
            driver: driver.name,
            units: format.number(all),
            most: format.number(MAX_UNITS),
          })}
        </p>
      )}
    </div>
  );
}
