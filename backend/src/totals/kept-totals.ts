import { countOfCustomers, followCustomers } from './customer-totals';
import { countDelivered, followDelivered } from './delivered-totals';
import { followReportedJob, type ReportedJob } from './reports/report-jobs';
import type { Job } from '../database/schema/entities/jobs/job';
import type { Tx } from '../database/transactions/transaction';

type Counted = ReportedJob &
  Pick<Job, 'hasDriverReport' | 'billingComplete' | 'createdAt' | 'priceCents'>;

/**
 * Updates all totals for a job's change; `before` is null for a new job. Call it in the same transaction, after the
 * change. After bulk changes, call `countAnew` instead.
 */
export async function followJob(tx: Tx, before: Counted | null, after: Counted): Promise<void> {
  await followDelivered(tx, before, after);
  await followCustomers(tx, before, after);
  await followReportedJob(tx, before, after);
}

/** Recounts all stored totals of jobs but the sums of the reports, which the server fills after its start. */
export async function countAnew(query: (sql: string) => Promise<unknown>): Promise<void> {
  await countDelivered(query);
  await countOfCustomers(query);
}
