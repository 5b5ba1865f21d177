import { AppError } from '../errors';
import type { JobStatus } from './job-status';

export interface BillingFlags {
  readonly hasDriverReport: boolean;
  readonly billingComplete: boolean;
}

export interface BillingState extends BillingFlags {
  readonly status: JobStatus;
}

/**
 * The flags after a change; absent flags stay. Throws `not_delivered` for any other status (server rules "Billing"):
 * an open job cannot be billed.
 */
export function applyBilling(present: BillingState, change: Partial<BillingFlags>): BillingFlags {
  if (present.status !== 'delivered') {
    throw new AppError('not_delivered', { status: present.status });
  }
  return {
    hasDriverReport: change.hasDriverReport ?? present.hasDriverReport,
    billingComplete: change.billingComplete ?? present.billingComplete,
  };
}
