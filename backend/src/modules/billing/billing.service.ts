import { applyBilling, type BillingFlags } from '@dispatch/domain/jobs/billing';
import { toDollars } from '@dispatch/domain/text/money';
import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { readBy } from '../../database/records/read-by';
import { type Row, toFlag, toNumber } from '../../database/rows';
import type { Actor } from '../../http/access/actor';
import type { Target } from '../../http/input/target';
import { JOB_WORDS } from '../../search/word-indexes';
import { JobChanges, stateOf } from '../jobs/change/job-changes';
import type { JobAnswer } from '../jobs/job.schema';
import type { BillingSummaryQueryDto } from './billing.dto';
import type { BillingSummaryAnswer, JobsAndAmount } from './billing.schema';
import sql, { empty, raw } from 'sql-template-tag';

const SUMS = `SELECT billingComplete, SUM(jobs) AS jobs, SUM(cents) AS cents FROM delivered_totals
  WHERE hasDriverReport = ? GROUP BY billingComplete`;

@Injectable()
export class BillingService {
  constructor(
    private readonly database: Database,
    private readonly changes: JobChanges,
  ) {}

  async summary({ q }: BillingSummaryQueryDto): Promise<BillingSummaryAnswer> {
    const [groups, found] = await Promise.all([
      this.database.query<Row>(SUMS, [true]),
      q === '' ? null : this.found(q),
    ]);
    const sumOf = (name: 'jobs' | 'cents', complete: boolean) =>
      toNumber(groups.find((group) => toFlag(group.billingComplete) === complete)?.[name]);
    const pendingCents = sumOf('cents', false);
    return {
      pending: sumOf('jobs', false),
      complete: sumOf('jobs', true),
      totalRevenue: toDollars(pendingCents + sumOf('cents', true)),
      pendingRevenue: toDollars(pendingCents),
      found,
    };
  }

  /** Few jobs are unbilled, so the words of each are tested. */
  private async found(q: string): Promise<JobsAndAmount> {
    const words = jobSearchQuery(q);
    if (words === null) return { jobs: 0, amount: 0 };
    const { engine } = this.database;
    const has = words.length === 0 ? empty : sql` AND ${JOB_WORDS[engine].has(words, 'j.id')}`;
    const [sum] = await this.database.select<Row>(
      sql`SELECT COUNT(*) AS jobs, SUM(j.priceCents) AS cents
        FROM ${raw(readBy(engine, 'jobs j', 'jobs_billing'))}
        WHERE j.hasDriverReport = ${true} AND j.billingComplete = ${false}
        AND j.status = 'delivered' AND j.deletedAt IS NULL${has}`,
    );
    return { jobs: toNumber(sum?.jobs), amount: toDollars(toNumber(sum?.cents ?? 0)) };
  }

  /** Sets and clears the flags for driver report received and billing complete. @throws AppError not_delivered */
  change(actor: Actor, target: Target, flags: Partial<BillingFlags>): Promise<JobAnswer> {
    return this.changes.change(actor, target, (_tx, job) => {
      const { hasDriverReport, billingComplete } = job;
      const present = { status: stateOf(job).status, hasDriverReport, billingComplete };
      return { fields: applyBilling(present, flags), action: 'job.billing-changed' };
    });
  }
}
