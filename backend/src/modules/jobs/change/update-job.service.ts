import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { AdvanceJobService } from './advance-job.service';
import { AssignJobService } from './assign-job.service';
import { DeliverJobService } from './deliver-job.service';
import { EditJobService } from './edit-job.service';
import { jobUpdate } from './job-update';
import type { JobAnswer } from '../job.schema';
import { UnassignJobService } from './unassign-job.service';
import type { UpdateJobDto } from '../job-body.dto';

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
