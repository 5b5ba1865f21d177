import { LOCATION_PARTS, SIDES, type LocationField } from '@dispatch/domain/jobs/job-location';
import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import { isMoney } from '@dispatch/domain/text/money';
import { isVinOrTbd } from '@dispatch/domain/vehicles/vin';
import type { KeyOf } from '../../../locales/keys';
import type { Translate } from '../../../ui/text/useTranslation';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';

export const PART_MAX = {
  Address: TEXT_MAX.address,
  City: TEXT_MAX.city,
  Province: TEXT_MAX.province,
  PostalCode: TEXT_MAX.postalCode,
  ContactName: TEXT_MAX.contactName,
  ContactPhone: TEXT_MAX.phone,
  SiteContactName: TEXT_MAX.contactName,
} as const;

/** Specification 5, job editor: all fields are optional, but given values must be valid. */
export function jobEditSchema(t: Translate<KeyOf<'jobDetails'>>, latestYear: number) {
  const text = (max: number, isMultiLine = false) =>
    z.text(
      max,
      { tooLong: t('errors.tooLong', { max }), invalid: t('errors.invalid') },
      isMultiLine,
    );
  const optional = (isGood: (value: string) => boolean, message: string) =>
    z.string().refine((value) => value.trim() === '' || isGood(value.trim()), message);
  const number = (isGood: (value: unknown) => boolean, message: string) =>
    z.custom<number | null>((value) => value === null || isGood(value), message);
  const isYear = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= YEAR_MIN && Number(value) <= latestYear;
  const locations = SIDES.flatMap((side) =>
    LOCATION_PARTS.map((part) => [`${side}${part}`, text(PART_MAX[part])] as const),
  );
  return z.object({
    ...(Object.fromEntries(locations) as Record<LocationField, z.ZodString>), // every part of both
    status: z.enum(JOB_STATUSES),
    poNumber: text(TEXT_MAX.poNumber),
    price: number(isMoney, t('errors.price')),
    preferredPickupDate: dateText,
    customerId: z.int().nullable(),
    driverId: z.int().nullable(),
    vehicleYear: number(isYear, t('errors.year', { min: YEAR_MIN, max: latestYear })),
    vehicleMake: text(TEXT_MAX.make),
    vehicleModel: text(TEXT_MAX.model),
    vehicleVin: optional(isVinOrTbd, t('errors.vin')),
    vehiclePoNumber: text(TEXT_MAX.poNumber),
    specialInstructions: text(TEXT_MAX.specialInstructions, true),
    completionNotes: text(TEXT_MAX.completionNotes, true),
  });
}
