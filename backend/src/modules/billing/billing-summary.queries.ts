import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toFlag, toNumber } from '../../database/rows';
import type { BillingSummaryAnswer } from './billing.schema';

const SUMS = `SELECT billingComplete, SUM(jobs) AS jobs, SUM(cents) AS cents FROM delivered_totals
  WHERE hasDriverReport = ? GROUP BY billingComplete`;

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
