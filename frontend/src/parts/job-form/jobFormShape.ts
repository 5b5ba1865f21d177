import { DISPATCH_TEXTS, forEachDispatchText } from '@dispatch/domain/jobs/dispatch-texts';
import {
  LOCATION_PARTS,
  SIDES,
  type LocationField,
  type LocationPart,
} from '@dispatch/domain/jobs/job-location';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { KeyOf } from '../../locales/keys';
import * as z from '../../lib/schema';
import type { Translate } from '../../ui/text/useTranslation';
import { vehicleChecks } from '../units/unitSchema';

export const PART_MAX: Readonly<Record<LocationPart, number>> = {
  Address: TEXT_MAX.address,
  City: TEXT_MAX.city,
  Province: TEXT_MAX.province,
  PostalCode: TEXT_MAX.postalCode,
  ContactName: TEXT_MAX.contactName,
  ContactPhone: TEXT_MAX.phone,
  SiteContactName: TEXT_MAX.contactName,
};

/** Specification 5: all fields are optional, but given values must be valid. */
export function jobFormShape(t: Translate<KeyOf<'jobForm'>>, latestYear: number) {
  const { text, year, price } = vehicleChecks(t, latestYear);
  const places = SIDES.flatMap((side) =>
    LOCATION_PARTS.map((part) => [`${side}${part}`, text(PART_MAX[part])]),
  );
  return {
    ...(Object.fromEntries(places) as Record<LocationField, z.ZodString>), // every part of both
    ...forEachDispatchText((name) =>
      text(DISPATCH_TEXTS[name].max, DISPATCH_TEXTS[name].multiline),
    ),
    customerId: z.number().nullable(),
    driverId: z.number().nullable(),
    vehicleYear: year,
    price,
  };
}
