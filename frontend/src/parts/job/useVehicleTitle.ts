import { vehicleTitle, type TitledVehicle } from '@dispatch/domain/vehicles/vehicle-title';
import { useCallback } from 'react';
import { useTranslation } from '../../ui/text/useTranslation';

/**
 * '2018 Honda Civic', or '2018 vehicle' while make and model are unknown; null without a year too.
 */
export function useVehicleTitle() {
  const { t } = useTranslation('common');
  return useCallback(
    (vehicle: TitledVehicle | null, madeAt: string) =>
      vehicle && vehicleTitle(vehicle, madeAt, (year) => t('vehicle.ofYear', { year })),
    [t],
  );
}
