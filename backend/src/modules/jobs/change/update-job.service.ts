import { AppError, fieldError } from '@dispatch/domain/errors';
import { classifyUpdate, type JobStateChange } from '@dispatch/domain/jobs/job-intent';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { can } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import type { UpdateJobDto } from '../job-body.dto';
import type { JobAnswer } from '../job.schema';
import { AdvanceJobService } from './advance-job.service';
import { AssignJobService } from './assign-job.service';
import { DeliverJobService } from './deliver-job.service';
import { EditJobService } from './edit-job.service';
import { UnassignJobService } from './unassign-job.service';

/** Passes an update to the operation for its purpose. */
@Injectable()
export class UpdateJobService {
  constructor(
    private readonly editJob: EditJobService,
    private readonly assignJob: AssignJobService,
    private readonly unassignJob: UnassignJobService,
    private readonly deliverJob: DeliverJobService,
    private readonly advanceJob: AdvanceJobService,
  ) {}

  update(actor: Actor, target: Target, body: UpdateJobDto): Promise<JobAnswer> {
    const update = jobUpdate(actor, body);
    switch (update.intent) {
      case 'edit':
        return this.editJob.edit(actor, target, update.body);
      case 'assign':
        return this.assignJob.assign(actor, target, update.change);
      case 'unassign':
        return this.unassignJob.unassign(actor, target, update.change);
      case 'deliver':
        return this.deliverJob.deliver(actor, target, update.change);
      case 'advance':
        return this.advanceJob.advance(actor, target, update.status);
    }
  }
}

type JobUpdate =
  | { readonly intent: 'edit'; readonly body: UpdateJobDto }
  | { readonly intent: 'assign' | 'unassign' | 'deliver'; readonly change: JobStateChange }
  | { readonly intent: 'advance'; readonly status: JobStatus };

/**
 * Determines the purpose of an update body.
 * @throws AppError forbidden when a driver sends more than the status
 */
function jobUpdate(actor: Actor, body: UpdateJobDto): JobUpdate {
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
