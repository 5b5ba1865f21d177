import { AppError, fieldError } from '@dispatch/domain/errors';
import { classifyUpdate, type JobStateChange } from '@dispatch/domain/jobs/job-intent';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { can } from '@dispatch/domain/people/permissions';
import type { Actor } from '../../../http/access/actor';
import type { UpdateJobDto } from '../job-body.dto';

export type JobUpdate =
  | { readonly intent: 'edit'; readonly body: UpdateJobDto }
  | { readonly intent: 'assign' | 'unassign' | 'deliver'; readonly change: JobStateChange }
  | { readonly intent: 'advance'; readonly status: JobStatus };

/**
 * Determines the purpose of an update body.
 * @throws AppError forbidden when a driver sends more than the status
 */
export function jobUpdate(actor: Actor, body: UpdateJobDto): JobUpdate {
  if (!can(actor, 'jobs:manage')) return driverUpdate(body);
  const intent = classifyUpdate(body);
  const { status, driverId, completedAt } = body;
  if (intent === 'edit') return { intent, body };
  if (intent === 'advance' && status !== undefined) return { intent, status };
  if (intent === 'advance') return { intent: 'edit', body };
  return { intent, change: { status, driverId, completedAt } };
}

function driverUpdate({ status, ...rest }: UpdateJobDto): JobUpdate {
  if (Object.values<unknown>(rest).some((value) => value !== undefined))
    throw new AppError('forbidden');
  if (status === undefined) throw fieldError('status', 'required');
  return status === 'delivered' ? { intent: 'deliver', change: {} } : { intent: 'advance', status };
}
