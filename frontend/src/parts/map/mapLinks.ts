import { MAP_COUNTRY_SUFFIX } from '@dispatch/domain/limits';

const MAPS = 'https://www.google.com/maps';

const encoded = (address: string) => encodeURIComponent(address + MAP_COUNTRY_SUFFIX);

/** A search for the address in Canada. */
export function placeHref(address: string): string {
  return `${MAPS}/search/?api=1&query=${encoded(address)}`;
}

/** Driving directions between two addresses in Canada. */
export function directionsHref(from: string, to: string): string {
  return `${MAPS}/dir/?api=1&travelmode=driving&origin=${encoded(from)}&destination=${encoded(to)}`;
}
