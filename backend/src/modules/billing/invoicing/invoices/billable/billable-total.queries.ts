import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Settings } from '../../../../../config/settings';
import { Database } from '../../../../../database/database';
import { MOST_COUNTED } from '../../../../../database/records/bounded-count';
import { type Row, toNumber } from '../../../../../database/rows';
import type { InvoiceTotalsAnswer } from '../invoice.schema';
import { billableAmounts } from './billable-amounts';
import { fromBillable, fromCancelled } from './billable-jobs';

type BillableTotal = Pick<
  InvoiceTotalsAnswer,
  'billableJobs' | 'billableAmount' | 'billableWithoutPrice'
>;

/** Sums up what is to be invoiced, of all customers and of jobs without one. */
@Injectable()
export class BillableTotalQueries {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Adds up a bounded number of jobs: a company that does not invoice here has all its jobs left. */
  async total(most = MOST_COUNTED): Promise<BillableTotal> {
    const { engine } = this.database;
    const { timeZone } = this.settings.company;
    const [[jobs], [dryRuns]] = await Promise.all([
      this.database.select<Row>(sql`SELECT COUNT(*) AS n, SUM(b.cents) AS cents,
          SUM(CASE WHEN b.cents IS NULL THEN 1 ELSE 0 END) AS unpriced
        FROM (${billableAmounts(fromBillable(engine, {}, timeZone))} LIMIT ${most + 1}) b`),
      this.database.select<Row>(sql`SELECT COUNT(*) AS n, SUM(d.cents) AS cents
        FROM (SELECT x.dryRunChargeCents AS cents ${fromCancelled(engine, {}, timeZone)} LIMIT ${most + 1}) d`),
    ]);
    const counts = [toNumber(jobs?.n), toNumber(dryRuns?.n)];
    const isWhole = counts.every((count) => count <= most);
    return {
      billableJobs: counts.reduce((sum, count) => sum + Math.min(count, most), 0),
      billableAmount: isWhole ? toDollars(toNumber(jobs?.cents) + toNumber(dryRuns?.cents)) : null,
      billableWithoutPrice: toNumber(jobs?.unpriced),
    };
  }
}
