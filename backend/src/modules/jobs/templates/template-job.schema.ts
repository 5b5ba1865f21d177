import { forEachDispatchText } from '@dispatch/domain/jobs/dispatch-texts';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { MAX_UNITS } from '@dispatch/domain/limits';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';
import { toDollars } from '@dispatch/domain/text/money';
import { z } from 'zod';
import { maybe, money } from '../../../http/answers/answer-fields';
import { optionalId, optionalMoney } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';
import { locations, stopTimes, texts, UnitBody } from '../job-body.schema';
import type { CreateJobDto } from '../job-body.dto';

/** The fields of a job that a template can have: all but its driver and day. */
export const TemplateJobBody = z
  .strictObject({
    customerId: optionalId(),
    responsibleId: optionalId().describe('The user of the office who looks after its jobs.'),
    ...locations,
    ...stopTimes,
    ...texts,
    price: optionalMoney(),
    vehicleUnitsData: z
      .array(UnitBody, says('not_list'))
      .max(MAX_UNITS, says('list_too_long'))
      .nullable()
      .optional()
      .describe(`At most ${String(MAX_UNITS)}; each job gets new ones.`),
  })
  .meta({
    id: 'TemplateJobBody',
    description: 'A job without a driver and a day. Every field is optional.',
    example: {
      pickupAddress: '1200 rue du Commerce',
      pickupCity: 'Montréal',
      pickupProvince: 'QC',
      dropoffCity: 'Toronto',
      dropoffProvince: 'ON',
      vehicleUnitsData: [{ year: 2024, make: 'Honda', model: 'Civic', price: 650 }],
    },
  });

const text = () => maybe(z.string());
const PRICES_ONLY = 'Null for those who see no prices.';
const places = Object.fromEntries(LOCATION_FIELDS.map((field) => [field, text()])) as Record<
  LocationField,
  ReturnType<typeof text>
>; // every field is in the list

export const TemplateJobAnswer = z
  .object({
    customerId: maybe(z.int()),
    responsibleId: maybe(z.int()).describe('A user who has left looks after no new job.'),
    ...places,
    ...{ pickupFrom: text(), pickupUntil: text(), dropoffFrom: text(), dropoffUntil: text() },
    ...forEachDispatchText(text),
    price: maybe(money()).meta({ description: PRICES_ONLY }),
    vehicleUnitsData: z.array(
      z
        .object({
          year: maybe(z.int()),
          make: text(),
          model: text(),
          vinLast8: text(),
          poNumber: text(),
          price: maybe(money()).meta({ description: PRICES_ONLY }),
        })
        .meta({ id: 'TemplateUnit' }),
    ),
  })
  .meta({ id: 'TemplateJob', description: 'A job without a driver and a day.' });
export type TemplateJobAnswer = z.output<typeof TemplateJobAnswer>;

export function storedJob(json: string): CreateJobDto {
  return JSON.parse(json) as CreateJobDto; // written from a body that was checked
}

const dollars = (cents: number | null | undefined) => (cents == null ? null : toDollars(cents));

/** Without prices for users who may not see them. */
export function presentTemplateJob(json: string, reader: PermissionSet): TemplateJobAnswer {
  const job = storedJob(json);
  const sees = can(reader, 'prices:read');
  const fields = LOCATION_FIELDS.map((field) => [field, job[field] ?? null]);
  return {
    ...(Object.fromEntries(fields) as Record<LocationField, string | null>), // every field is in the list
    customerId: job.customerId ?? null,
    responsibleId: job.responsibleId ?? null,
    pickupFrom: job.pickupFrom ?? null,
    pickupUntil: job.pickupUntil ?? null,
    dropoffFrom: job.dropoffFrom ?? null,
    dropoffUntil: job.dropoffUntil ?? null,
    ...forEachDispatchText((field) => job[field] ?? null),
    price: sees ? dollars(job.price) : null,
    vehicleUnitsData: (job.vehicleUnitsData ?? []).map((unit) => ({
      year: unit.year ?? null,
      make: unit.make ?? null,
      model: unit.model ?? null,
      vinLast8: unit.vinLast8 ?? null,
      poNumber: unit.poNumber ?? null,
      price: sees ? dollars(unit.price) : null,
    })),
  };
}

/** Keeps the stored prices when a user who may not see them changes the template. */
export function withKeptPrices(
  wanted: z.output<typeof TemplateJobBody>,
  before: string | null,
  writer: PermissionSet,
): z.output<typeof TemplateJobBody> {
  if (before === null || can(writer, 'prices:read')) return wanted;
  const kept = storedJob(before);
  return {
    ...wanted,
    price: kept.price,
    vehicleUnitsData: wanted.vehicleUnitsData?.map((unit, index) => ({
      ...unit,
      price: kept.vehicleUnitsData?.[index]?.price,
    })),
  };
}
