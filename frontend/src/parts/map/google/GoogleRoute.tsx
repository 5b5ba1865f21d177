import { useTranslation } from '../../../ui/text/useTranslation';
import { MapSpace } from '../MapSpace';
import { RouteOnMap, type RouteOnMapProps } from './RouteOnMap';
import { useMapService } from './useMapService';

/** The route on the service's map; empty if the script cannot be loaded. */
export function GoogleRoute({ apiKey, ...route }: RouteOnMapProps & { apiKey: string }) {
  const { i18n } = useTranslation();
  const service = useMapService(apiKey, i18n.language);
  if (service === 'failed') return null;
  return <MapSpace>{service === 'ready' && <RouteOnMap {...route} />}</MapSpace>;
}
