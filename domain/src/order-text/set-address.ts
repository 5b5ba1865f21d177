import type { LocationPart, Side } from '../jobs/job-location';
import { TEXT_MAX } from '../limits';
import type { PastedAddress } from '../places/address-paste';
import type { Found } from './found';

export function setAddress(side: Side, place: PastedAddress, found: Found): void {
  const parts: readonly [LocationPart, string | null][] = [
    ['Address', place.address?.slice(0, TEXT_MAX.address) ?? null],
    ['City', place.city?.slice(0, TEXT_MAX.city) ?? null],
    ['Province', place.province],
    ['PostalCode', place.postalCode],
  ];
  for (const [part, value] of parts)
    if (value !== null && found.fields[`${side}${part}`] === undefined)
      found.fields[`${side}${part}`] = value;
}
