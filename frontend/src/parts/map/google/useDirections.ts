import { useEffect, useState } from 'react';

interface Answer {
  readonly origin: string;
  readonly destination: string;
  /** Null if the service refused. */
  readonly result: google.maps.DirectionsResult | null;
}

/**
 * The driving route between two addresses; without both of them nothing is requested. Stored here
 * and not in the API cache, because the result consists of the service's own objects.
 */
export function useDirections(origin: string | null, destination: string | null) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (origin === null || destination === null) return;
    let isWanted = true;
    const settle = (result: Answer['result']) => {
      if (isWanted) setAnswer({ origin, destination, result });
    };
    const request = { origin, destination, travelMode: google.maps.TravelMode.DRIVING };
    new google.maps.DirectionsService().route(request).then(settle, (error: unknown) => {
      console.error('The directions request failed', error);
      settle(null);
    });
    return () => {
      isWanted = false;
    };
  }, [origin, destination]);
  const isCurrent =
    answer !== null && answer.origin === origin && answer.destination === destination;
  return {
    directions: isCurrent ? answer.result : null,
    hasFailed: isCurrent && answer.result === null,
  };
}
