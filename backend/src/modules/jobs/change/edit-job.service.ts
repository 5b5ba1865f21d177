import { nextStateForUpdate } from '@dispatch/domain/jobs/job-intent';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { FirstVehicle } from './first-vehicle';
import { JobChanges, stateOf } from './job-changes';
import { detailFields } from './job-fields';
import { JobLinks } from './job-links';
import type { JobAnswer } from '../job.schema';
import type { UpdateJobDto } from '../job-body.dto';

/** Applies a dispatcher's edits of a job. */
@Injectable()
export class EditJobService {
  constructor(
    private readonly changes: JobChanges,
    private readonly links: JobLinks,
    private readonly firstVehicle: FirstVehicle,
  ) {}

  edit(actor: Actor, target: Target, body: UpdateJobDto): Promise<JobAnswer> {
    return this.changes.change(actor, target, async (tx, job, now) => {
      if (body.customerId !== job.customerId) await this.links.assertCustomer(tx, body.customerId);
      await this.links.assertNewDriver(tx, job, body.driverId);
      const state = nextStateForUpdate(stateOf(job), body, now);
      const vehicle = await this.firstVehicle.edit(tx, job, body.vehicleData ?? {}, now);
      return {
        fields: { ...detailFields(body), ...state, ...vehicle?.fields },
        beside: vehicle?.facts ?? null,
      };
    });
  }
}
