import { isTbd, TBD } from '@dispatch/domain/people/customer';
import { TEXT_MAX, VIN_MAX } from '@dispatch/domain/limits';
import { isVinOrTbd, normaliseVin } from '@dispatch/domain/vehicles/vin';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../http/answers/answer-fields';
import { oneOf, optionalText, optionalYear, paging, queryText } from '../../http/input/fields';
import { says } from '../../http/input/problems';

export const VEHICLE_SORTS = ['createdAt', 'year', 'make'] as const;

export const VehicleAnswer = z
  .object({
    id: recordId(),
    year: maybe(z.int()).meta({ example: 2024 }),
    make: maybe(z.string()).meta({ example: 'Honda' }),
    model: maybe(z.string()).meta({ example: 'Civic' }),
    vinLast8: maybe(z.string()).meta({ example: 'KP042788' }),
    vin: maybe(z.string()).describe('The whole number, when all 17 characters were given.'),
    poNumber: maybe(z.string()),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({ id: 'Vehicle' });
export type VehicleAnswer = z.output<typeof VehicleAnswer>;

/** 8 to 17 characters of a VIN in upper case without separators, or the placeholder `TBD`. */
export const vinField = () =>
  optionalText(VIN_MAX)
    .refine((value) => value == null || isVinOrTbd(value), says('not_vin'))
    .transform((value) => (value == null ? value : isTbd(value) ? TBD : normaliseVin(value)))
    .meta({
      description: 'The last 8 characters, or the whole VIN of 17; `TBD` while unknown.',
      example: 'KP042788',
    });

export const NewVehicleBody = z
  .strictObject({
    year: optionalYear(),
    make: optionalText(TEXT_MAX.make),
    model: optionalText(TEXT_MAX.model),
    vinLast8: vinField(),
    poNumber: optionalText(TEXT_MAX.poNumber),
  })
  .meta({
    id: 'NewVehicle',
    example: { year: 2024, make: 'Honda', model: 'Civic', vinLast8: 'KP042788', poNumber: null },
  });

export const VehiclesQuery = z.strictObject({
  ...paging(),
  q: queryText(),
  sort: oneOf(VEHICLE_SORTS).optional(),
});

export const VehicleSearchQuery = z.strictObject({ q: queryText() });
