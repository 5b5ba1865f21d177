import { toDollars } from '@dispatch/domain/text/money';
import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { empty, raw } from 'sql-template-tag';
import { Database } from '../../database/database';
import { readBy } from '../../database/records/read-by';
import { type Row, toFlag, toNumber } from '../../database/rows';
import { JOB_WORDS } from '../../search/word-indexes';
import type { BillingSummaryAnswer, JobsAndAmount } from './billing.schema';
import type { BillingSummaryQueryDto } from './billing.dto';

const SUMS = `SELECT billingComplete, SUM(jobs) AS jobs, SUM(cents) AS cents FROM delivered_totals
  WHERE hasDriverReport = ? GROUP BY billingComplete`;

@Injectable()
export class BillingSummaryQueries {
  constructor(private readonly database: Database) {}

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
}
