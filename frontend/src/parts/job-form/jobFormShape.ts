import { DISPATCH_TEXTS, forEachDispatchText } from '@dispatch/domain/jobs/dispatch-texts';
import {
  LOCATION_PARTS,
  SIDES,
  type LocationField,
  type LocationPart,
} from '@dispatch/domain/jobs/job-location';
import { isReversed } from '@dispatch/domain/jobs/stop-window';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { KeyOf } from '../../locales/keys';
import * as z from '../../lib/schema';
import { timeText } from '../../lib/timeText';
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
    pickupFrom: timeText,
    pickupUntil: timeText,
    dropoffFrom: timeText,
    dropoffUntil: timeText,
    vehicleYear: year,
    price,
  };
}

interface Stops {
  readonly pickupFrom: string;
  readonly pickupUntil: string;
  readonly dropoffFrom: string;
  readonly dropoffUntil: string;
}

/** Rejects hours that end before they start, and a delivery before the pickup. */
export function checkStops<Values extends Stops>(
  t: Translate<KeyOf<'jobForm'>>,
  { pickup, delivery }: Readonly<Record<'pickup' | 'delivery', keyof Values & string>>,
) {
  return (values: Values, context: z.RefinementCtx<Values>) => {
    for (const side of SIDES)
      if (isReversed(values[`${side}From`], values[`${side}Until`]))
        context.addIssue({ code: 'custom', path: [`${side}Until`], message: t('errors.window') });
    const [first, last] = [String(values[pickup]), String(values[delivery])];
    if (first !== '' && last !== '' && last < first)
      context.addIssue({ code: 'custom', path: [delivery], message: t('errors.delivery') });
  };
}
