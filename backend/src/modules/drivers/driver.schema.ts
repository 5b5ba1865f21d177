import { DRIVER_STATUSES } from '@dispatch/domain/jobs/driver-status';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../http/answers/answer-fields';
import { oneOf, paging, queryText } from '../../http/input/fields';

export const DRIVER_SORTS = ['name', 'status', 'activeJobs', 'createdAt'] as const;

export const DriverAnswer = z
  .object({
    id: recordId(),
    userId: recordId(),
    name: z.string(),
    email: z.string(),
    phone: maybe(z.string()),
    status: z.enum(DRIVER_STATUSES),
    isActive: z.boolean().meta({ description: 'Whether the account can sign in.' }),
    activeJobs: z.int().meta({ description: 'Jobs that are assigned, picked up or in transit.' }),
    completedJobs: z.int(),
    totalJobs: z.int(),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({ id: 'Driver' });
export type DriverAnswer = z.output<typeof DriverAnswer>;

export const DriverStatusBody = z
  .strictObject({ status: oneOf(DRIVER_STATUSES) })
  .meta({ id: 'DriverStatusChange', example: { status: 'off-duty' } });
export type DriverStatusBody = z.output<typeof DriverStatusBody>;

export const DriversQuery = z.strictObject({
  ...paging(),
  q: queryText(),
  status: oneOf(DRIVER_STATUSES).optional(),
  sort: oneOf(DRIVER_SORTS).optional(),
});
export type DriversQuery = z.output<typeof DriversQuery>;
