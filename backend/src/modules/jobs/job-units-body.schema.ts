import { MAX_UNITS } from '@dispatch/domain/limits';
import { z } from 'zod';
import { optionalId, optionalMoney } from '../../http/input/fields';
import { says } from '../../http/input/problems';
import { vehicleFields } from './job-body.schema';

const WantedUnit = z
  .strictObject({
    id: optionalId().describe('A unit that the job has; without it, one to be added.'),
    ...vehicleFields,
    price: optionalMoney(),
  })
  .meta({ id: 'WantedJobUnit', description: 'Of a unit that is there, absent fields stay.' });

export const JobUnitsBody = z
  .strictObject({
    units: z
      .array(WantedUnit, says('not_list'))
      .min(1, says('list_empty'))
      .max(1000, says('list_too_long'))
      .describe(`The whole list in the order of loading, 1 to ${MAX_UNITS}.`),
  })
  .meta({
    id: 'JobUnits',
    example: {
      units: [
        { id: 12, price: 675 },
        { year: 2022, make: 'Ford', model: 'F-150', vinLast8: '1FTFW1E50NF000123', price: 600.5 },
      ],
    },
  });
export type WantedUnit = z.output<typeof JobUnitsBody>['units'][number];
