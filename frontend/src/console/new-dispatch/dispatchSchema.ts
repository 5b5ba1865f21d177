import { isEmail } from '@dispatch/domain/people/email';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { KeyOf } from '../../locales/keys';
import type { Translate } from '../../ui/text/useTranslation';
import { unitsSchema, vehicleChecks } from '../../parts/units/unitSchema';
import { dateText } from '../../lib/dateText';
import * as z from '../../lib/schema';

/** Specification 5: all fields are optional, but given values must be valid. */
export function dispatchSchema(
  t: Translate<KeyOf<'dispatch'>>,
  tUnits: Translate<KeyOf<'units'>>,
  latestYear: number,
) {
  const { text, vin, year, price } = vehicleChecks(tUnits, latestYear);
  const location = () => ({
    Address: text(TEXT_MAX.address),
    City: text(TEXT_MAX.city),
    Province: text(TEXT_MAX.province),
    PostalCode: text(TEXT_MAX.postalCode),
    ContactName: text(TEXT_MAX.contactName),
    ContactPhone: text(TEXT_MAX.phone),
    SiteContactName: text(TEXT_MAX.contactName),
  });

  return z.object({
    customerName: text(TEXT_MAX.name),
    customerEmail: text(TEXT_MAX.email).refine(
      (value) => !value.trim() || isEmail(value.trim()),
      t('errors.email'),
    ),
    customerPhone: text(TEXT_MAX.phone),
    customerId: z.number().nullable(),
    pickedEmail: z.string(),
    pickedPhone: z.string(),
    isMultipleVehicles: z.boolean(),
    vehicleYear: year,
    vehicleMakeModel: text(TEXT_MAX.makeModel),
    vinLast8: vin,
    units: unitsSchema(tUnits, latestYear),
    ...prefixed('pickup', location()),
    ...prefixed('dropoff', location()),
    pickupCountry: z.string(),
    dropoffCountry: z.string(),
    pickupDate: dateText,
    driverId: z.number().nullable(),
    specialInstructions: text(TEXT_MAX.specialInstructions, true),
    poNumber: text(TEXT_MAX.poNumber),
    price,
  });
}

type Prefixed<Prefix extends string, Fields> = {
  [Name in keyof Fields & string as `${Prefix}${Name}`]: Fields[Name];
};

function prefixed<Prefix extends string, Fields extends object>(prefix: Prefix, fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]: [string, unknown]) => [
    `${prefix}${name}`,
    field,
  ]);
  // Each field name gets the prefix, as in the type.
  return Object.fromEntries(entries) as Prefixed<Prefix, Fields>;
}
