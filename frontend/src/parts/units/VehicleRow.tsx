import type { Vehicle } from '../../api/vehicles';
import { useTranslation } from '../../ui/text/useTranslation';
import { OptionRow } from '../../ui/form/search/OptionRow';
import { useVehicleTitle } from '../job/useVehicleTitle';
import { vehicleFacts } from './vehicleSuggestions';

/** A known vehicle among the suggestions. */
export function VehicleRow({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('jobForm');
  const titleOf = useVehicleTitle();
  const { vin } = vehicleFacts(vehicle);
  return (
    <OptionRow
      text={titleOf(vehicle, vehicle.createdAt) ?? t('unknownVehicle')}
      detail={vin}
      isMono
    />
  );
}
