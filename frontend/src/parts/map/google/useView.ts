import { useEffect } from 'react';

type Position = google.maps.LatLngLiteral | null;

/** Space for the pins, in CSS pixels. */
const PADDING = 48;

/** Fits both places, or the known one; a drawn route has its own bounds. */
export function useView(
  map: google.maps.Map | null,
  { pickup, dropoff, isDrawn }: { pickup: Position; dropoff: Position; isDrawn: boolean },
): void {
  useEffect(() => {
    if (!map || isDrawn) return;
    if (pickup && dropoff) {
      const bounds = new google.maps.LatLngBounds();
      bounds.extend(pickup);
      bounds.extend(dropoff);
      map.fitBounds(bounds, PADDING);
      return;
    }
    const known = pickup ?? dropoff;
    if (known) map.setCenter(known);
  }, [map, pickup, dropoff, isDrawn]);
}
