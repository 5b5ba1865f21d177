import { Injectable } from '@nestjs/common';
import { applyBilling } from '@dispatch/domain/jobs/billing';
import type { Tx } from '../../../../database/transactions/transaction';
import { type Row, toNumber } from '../../../../database/rows';
import type { Actor } from '../../../../http/access/actor';
import { JobChanges, stateOf } from '../../../jobs/change/job-changes';

/** Sets and clears Billing Complete on the jobs of an invoice. */
@Injectable()
export class BilledJobs {
  constructor(private readonly changes: JobChanges) {}

  /** Only jobs that are still delivered and listed. */
  async mark(
    tx: Tx,
    actor: Actor,
    jobIds: readonly number[],
    change: { readonly billingComplete: boolean; readonly invoice: string },
  ): Promise<void> {
    const { billingComplete, invoice } = change;
    for (const id of await this.delivered(tx, jobIds))
      await this.changes.apply(tx, actor, { id, version: null }, (_tx, job) => {
        const { hasDriverReport } = job;
        const present = { ...stateOf(job), hasDriverReport, billingComplete: job.billingComplete };
        return {
          fields: applyBilling(present, { billingComplete }),
          told: { invoice },
          action: 'job.billing-changed',
        };
      });
  }

  /** Always in the same order, so that two invoices cannot deadlock. */
  private async delivered(tx: Tx, jobIds: readonly number[]): Promise<number[]> {
    if (jobIds.length === 0) return [];
    const rows = await tx.manager.query<Row[]>(
      `SELECT id FROM jobs WHERE id IN (${jobIds.map(() => '?').join(', ')})
       AND status = 'delivered' AND deletedAt IS NULL ORDER BY id`,
      [...jobIds],
    );
    return rows.map(({ id }) => toNumber(id));
  }
}
