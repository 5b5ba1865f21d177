import { DRIVER_STATUSES } from '@dispatch/domain/jobs/driver-status';
import { z } from 'zod';
import {
  calendarDate,
  instant,
  keptPromises,
  maybe,
  recordId,
  version,
} from '../../http/answers/answer-fields';
import { oneOf, paging, queryText } from '../../http/input/fields';

export const DRIVER_SORTS = ['name', 'status', 'activeJobs', 'createdAt'] as const;

const place = { city: maybe(z.string()), province: maybe(z.string()) };

export const DriverAnswer = z
  .object({
    id: recordId(),
    userId: recordId(),
    name: z.string(),
    email: z.string(),
    phone: maybe(z.string()),
    status: z.enum(DRIVER_STATUSES),
    isActive: z.boolean().describe('Whether the account can sign in.'),
    activeJobs: z.int().describe('Jobs that are assigned, picked up or in transit.'),
    completedJobs: z.int(),
    ...keptPromises(),
    totalJobs: z.int(),
    unitsOnBoard: z.int().describe('Units of the jobs picked up or in transit.'),
    unitsAssigned: z.int().describe('Units of the jobs that are assigned and not yet picked up.'),
    lastDrop: maybe(z.object({ at: instant(), ...place }).meta({ id: 'LastDrop' })).describe(
      'Where the last delivery was, and when.',
    ),
    lastStop: maybe(
      z
        .object({ kind: z.enum(['pickup', 'drop-off']), at: instant(), ...place })
        .meta({ id: 'LastStop' }),
    ).describe('The last place where the driver loaded or delivered, as far as that is known.'),
    nextPickup: maybe(
      z.object({ day: calendarDate(), ...place }).meta({ id: 'NextPickup' }),
    ).describe('The earliest pickup day of the assigned jobs, and where that is.'),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({ id: 'Driver' });
export type DriverAnswer = z.output<typeof DriverAnswer>;

export const DriverStatusBody = z
  .strictObject({ status: oneOf(DRIVER_STATUSES) })
  .meta({ id: 'DriverStatusChange', example: { status: 'off-duty' } });

export const DriversQuery = z.strictObject({
  ...paging(),
  q: queryText(),
  status: oneOf(DRIVER_STATUSES).optional(),
  sort: oneOf(DRIVER_SORTS).optional(),
});
