import { useColorScheme, useTheme } from '@mui/material/styles';
import { DirectionsRenderer, GoogleMap, PolylineF } from '@react-google-maps/api';
import { useMemo, useState } from 'react';
import { usePosition } from './positions';
import { RouteMarker } from './RouteMarker';
import { useDirections } from './useDirections';
import { useView } from './useView';

/** The centre of Canada, until the first address is found. */
const MIDDLE_OF_CANADA = { lat: 49.9, lng: -97.1 };
const DEFAULT_ZOOM = 6;
const LINE_WIDTH = 4;

export interface RouteOnMapProps {
  /** The address in the format of the service's request. */
  pickup: string | null;
  dropoff: string | null;
  withDirections: boolean;
}

/** The map itself; rendered once the service is loaded. */
export function RouteOnMap({ pickup, dropoff, withDirections }: RouteOnMapProps) {
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const scheme = useColorScheme().colorScheme ?? 'light';
  const blue = useTheme().palette.route.line;
  const from = usePosition(pickup);
  const to = usePosition(dropoff);
  const { directions, hasFailed } = useDirections(
    withDirections ? pickup : null,
    withDirections ? dropoff : null,
  );
  useView(map, { pickup: from, dropoff: to, isDrawn: directions !== null });
  const mapOptions = useMemo(
    () => ({
      center: MIDDLE_OF_CANADA,
      zoom: DEFAULT_ZOOM,
      colorScheme: scheme.toUpperCase(),
      gestureHandling: 'cooperative',
      clickableIcons: false,
      mapTypeControl: false,
      streetViewControl: false,
    }),
    [scheme],
  );
  const line = useMemo(() => ({ strokeColor: blue, strokeWeight: LINE_WIDTH }), [blue]);
  const drawing = useMemo(() => ({ suppressMarkers: true, polylineOptions: line }), [line]);
  const straight = useMemo(
    () => (hasFailed && from && to ? [from, to] : null),
    [hasFailed, from, to],
  );
  return (
    <GoogleMap
      // A map keeps the scheme that it was made with.
      key={scheme}
      options={mapOptions}
      onLoad={setMap}
      onUnmount={() => setMap(null)}
    >
      {from && <RouteMarker side="pickup" position={from} />}
      {to && <RouteMarker side="dropoff" position={to} />}
      {directions && <DirectionsRenderer directions={directions} options={drawing} />}
      {straight && <PolylineF path={straight} options={line} />}
    </GoogleMap>
  );
}
