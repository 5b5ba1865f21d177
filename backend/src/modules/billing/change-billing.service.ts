import { applyBilling, type BillingFlags } from '@dispatch/domain/jobs/billing';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/access/actor';
import type { Target } from '../../http/input/target';
import { JobChanges, stateOf } from '../jobs/change/job-changes';
import type { JobAnswer } from '../jobs/job.schema';

/** Sets and clears the flags for driver report received and billing complete. */
@Injectable()
export class ChangeBillingService {
  constructor(private readonly changes: JobChanges) {}

  /** @throws AppError not_delivered */
  change(actor: Actor, target: Target, flags: Partial<BillingFlags>): Promise<JobAnswer> {
    return this.changes.change(actor, target, (_tx, job) => {
      const { hasDriverReport, billingComplete } = job;
      const present = { status: stateOf(job).status, hasDriverReport, billingComplete };
      return { fields: applyBilling(present, flags), action: 'job.billing-changed' };
    });
  }
}
