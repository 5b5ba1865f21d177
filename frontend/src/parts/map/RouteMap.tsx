import { SIDES } from '@dispatch/domain/jobs/job-location';
import { MAP_COUNTRY_SUFFIX } from '@dispatch/domain/limits';
import './map.css';
import { Icon } from '../../ui/icon/Icon';
import { useConfig } from '../../api/config';
import { fullAddress, type Addressed } from '../job/jobTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import { late } from '../../ui/over/late';
import { AddressPanel } from '../address/AddressPanel';
import { directionsHref } from './mapLinks';
import { LEAST_MAP_HEIGHT, MapSpace } from './MapSpace';
import { OutLink } from './OutLink';

const NoMap = () => null;
const GoogleRoute = late(
  () =>
    import('./google/GoogleRoute').then(
      ({ GoogleRoute: Map }) => Map,
      (error: unknown) => {
        // Treated like a map service that does not answer: the panels are sufficient.
        console.error('The maps script failed to load', error);
        return NoMap;
      },
    ),
  { wait: <MapSpace /> },
);

interface RouteMapProps {
  job: Addressed;
  /** The dispatcher's version: searches addresses in Canada and draws the route. */
  withDirections?: boolean;
}

/**
 * The job's route (specification 2.13): both addresses, and a map if the company has a key and
 * there is an address.
 */
export function RouteMap({ job, withDirections = false }: RouteMapProps) {
  const { t } = useTranslation('maps');
  const { googleMapsApiKey } = useConfig();
  const pickup = fullAddress(job, 'pickup');
  const dropoff = fullAddress(job, 'dropoff');
  const asSearched = (address: string | null) =>
    address !== null && withDirections ? address + MAP_COUNTRY_SUFFIX : address;
  return (
    <section
      className="card route-map"
      aria-label={t('route')}
      style={{ minHeight: LEAST_MAP_HEIGHT }}
    >
      {googleMapsApiKey && (pickup ?? dropoff) !== null && (
        <GoogleRoute
          apiKey={googleMapsApiKey}
          pickup={asSearched(pickup)}
          dropoff={asSearched(dropoff)}
          withDirections={withDirections}
        />
      )}
      {SIDES.map((side) => (
        <AddressPanel key={side} side={side} address={side === 'pickup' ? pickup : dropoff} />
      ))}
      {pickup && dropoff && (
        <div className="route-map-out">
          <OutLink
            href={directionsHref(pickup, dropoff)}
            text={t('directions')}
            icon={<Icon name="directions" />}
          />
        </div>
      )}
    </section>
  );
}
