import { DISPATCH_TEXTS, forEachDispatchText } from '@dispatch/domain/jobs/dispatch-texts';
import {
  LOCATION_PARTS,
  SIDES,
  type LocationField,
  type LocationPart,
} from '@dispatch/domain/jobs/job-location';
import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { MAX_UNITS, TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import {
  id,
  oneOf,
  optionalCalendarDate,
  optionalId,
  optionalInstant,
  optionalMoney,
  optionalPostalCode,
  optionalText,
  optionalYear,
} from '../../http/input/fields';
import { says } from '../../http/input/problems';
import { optionalTime } from '../../http/input/time-field';
import { vinField } from '../vehicles/vehicle.schema';

const PART_MAX: Record<Exclude<LocationPart, 'PostalCode'>, number> = {
  Address: TEXT_MAX.address,
  City: TEXT_MAX.city,
  Province: TEXT_MAX.province,
  ContactName: TEXT_MAX.contactName,
  ContactPhone: TEXT_MAX.phone,
  SiteContactName: TEXT_MAX.contactName,
};

const TIME_OF_PLACE =
  'A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted.';

export const locations = Object.fromEntries(
  SIDES.flatMap((side) =>
    LOCATION_PARTS.map((part) => [
      `${side}${part}`,
      part === 'PostalCode' ? optionalPostalCode() : optionalText(PART_MAX[part]),
    ]),
  ),
) as Record<LocationField, ReturnType<typeof optionalText>>; // every part of both sides

export const texts = forEachDispatchText((field) => {
  const { max, multiline } = DISPATCH_TEXTS[field];
  return optionalText(max, { multiline });
});

export const vehicleFields = {
  year: optionalYear(),
  make: optionalText(TEXT_MAX.make),
  model: optionalText(TEXT_MAX.model),
  vinLast8: vinField(),
  poNumber: optionalText(TEXT_MAX.poNumber),
};

const VehicleDataBody = z
  .strictObject(vehicleFields)
  .meta({ id: 'JobVehicleChange', description: 'Changes of the first vehicle of the job.' });

export const UnitBody = z
  .strictObject({
    id: optionalId().describe('Ignored: a new unit gets an id of its own.'),
    ...vehicleFields,
    price: optionalMoney(),
  })
  .transform(({ id: _id, ...unit }) => unit)
  .meta({
    id: 'NewJobUnit',
    description: 'A vehicle to be made, or the price of one that exists.',
  });

export const stopTimes = {
  pickupFrom: optionalTime().describe(TIME_OF_PLACE),
  pickupUntil: optionalTime().describe(TIME_OF_PLACE),
  dropoffFrom: optionalTime().describe(TIME_OF_PLACE),
  dropoffUntil: optionalTime().describe(TIME_OF_PLACE),
};

const details = {
  ...locations,
  preferredPickupDate: optionalCalendarDate(),
  preferredDeliveryDate: optionalCalendarDate(),
  ...stopTimes,
  ...texts,
  price: optionalMoney(),
  responsibleId: optionalId().describe('The user of the office who looks after the job.'),
};

export const CreateJobBody = z
  .strictObject({
    customerId: optionalId(),
    driverId: optionalId(),
    vehicleId: optionalId(),
    vehicleIds: z
      .array(id(), says('not_list'))
      .max(1000, says('list_too_long'))
      .nullable()
      .optional()
      .describe(`At most ${MAX_UNITS}.`),
    vehicleUnitsData: z
      .array(UnitBody, says('not_list'))
      .max(1000, says('list_too_long'))
      .nullable()
      .optional()
      .describe(
        `At most ${MAX_UNITS}. Alone: the vehicles are made. Beside vehicleIds: their unit prices, one for one.`,
      ),
    status: oneOf(JOB_STATUSES).nullable().optional(),
    ...details,
  })
  .meta({
    id: 'NewJob',
    description: 'Every field is optional; null means not given.',
    example: {
      pickupContactName: 'Louise Tremblay',
      pickupAddress: '1200 rue du Commerce',
      pickupCity: 'Montréal',
      pickupProvince: 'QC',
      dropoffAddress: '55 Front Street West',
      dropoffCity: 'Toronto',
      dropoffProvince: 'ON',
      preferredPickupDate: '2026-04-02',
      preferredDeliveryDate: '2026-04-03',
      dropoffFrom: '08:00',
      dropoffUntil: '16:00',
      specialInstructions: 'Keys are at the front desk.',
      poNumber: 'PO-4471',
      vehicleUnitsData: [
        { year: 2024, make: 'Honda', model: 'Civic', vinLast8: 'KP042788', price: 650 },
        { year: 2022, make: 'Ford', model: 'F-150', vinLast8: '1FTFW1E50NF000123', price: 600.5 },
      ],
    },
  });

export const UpdateJobBody = z
  .strictObject({
    status: oneOf(JOB_STATUSES).optional(),
    driverId: optionalId(),
    customerId: optionalId(),
    completedAt: optionalInstant(),
    completionNotes: optionalText(TEXT_MAX.completionNotes, { multiline: true }),
    vehicleData: VehicleDataBody.nullable().optional(),
    ...details,
  })
  .meta({
    id: 'JobChange',
    description:
      'Only the sent fields are written; null clears one. A driver may send status alone.',
    example: { specialInstructions: null, price: 1250.5, vehicleData: { vinLast8: 'KP042788' } },
  });

export const CompleteJobBody = z
  .strictObject({
    completionNotes: optionalText(TEXT_MAX.completionNotes, { multiline: true }),
  })
  .meta({ id: 'JobCompletion', example: { completionNotes: 'Left with the night guard.' } });
