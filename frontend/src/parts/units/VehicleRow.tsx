import type { Vehicle } from '../../api/vehicles';
import { useTranslation } from '../../ui/text/useTranslation';
import { OptionRow } from '../../ui/form/search/OptionRow';
import { vehicleFacts, vehicleName } from './vehicleSuggestions';

/** A known vehicle among the suggestions. */
export function VehicleRow({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('units');
  const facts = vehicleFacts(vehicle);
  return <OptionRow text={vehicleName(facts) || t('unknownVehicle')} detail={facts.vin} isMono />;
}
