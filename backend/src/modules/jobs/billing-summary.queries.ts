import { toDollars } from '@dispatch/domain/money';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toFlag, toNumber } from '../../database/rows';
import type { BillingSummaryAnswer } from './job.schema';

const SUMS = `SELECT billingComplete, COUNT(*) AS jobs, SUM(priceCents) AS cents FROM jobs
  WHERE status = 'delivered' AND hasDriverReport = ? AND deletedAt IS NULL
  GROUP BY billingComplete`;

@Injectable()
export class BillingSummaryQueries {
  constructor(private readonly database: Database) {}

  async summary(): Promise<BillingSummaryAnswer> {
    const groups = await this.database.query<Row>(SUMS, [true]);
    const jobs = (complete: boolean) =>
      toNumber(groups.find((group) => toFlag(group.billingComplete) === complete)?.jobs);
    const cents = groups.reduce((sum, group) => sum + toNumber(group.cents), 0);
    return { pending: jobs(false), complete: jobs(true), totalRevenue: toDollars(cents) };
  }
}
