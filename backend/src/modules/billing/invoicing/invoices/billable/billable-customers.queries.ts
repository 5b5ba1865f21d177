import type { Gathering } from '@dispatch/domain/invoices/invoice';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import sql, { join } from 'sql-template-tag';
import { Settings } from '../../../../../config/settings';
import { Database } from '../../../../../database/database';
import { padded } from '../../../../../database/records/padded';
import { type Row, toNumber, toText } from '../../../../../database/rows';
import type { BillableCustomerAnswer } from '../invoice.schema';
import { billableAmounts } from './billable-amounts';
import { fromBillable, fromCancelled } from './billable-jobs';
import type { BillableCustomersQueryDto } from '../invoice-body.dto';

/** Lists customers with something left to invoice. */
@Injectable()
export class BillableCustomersQueries {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** By name. */
  async customers({
    gathering,
    from,
    to,
  }: BillableCustomersQueryDto): Promise<BillableCustomerAnswer[]> {
    const { timeZone } = this.settings.company;
    const jobs = billableAmounts(fromBillable(this.database.engine, { from, to }, timeZone));
    const sums = await this.database.select<Row>(sql`SELECT b.customerId, COUNT(*) AS jobs,
        SUM(CASE WHEN b.cents IS NULL THEN 1 ELSE 0 END) AS unpriced, SUM(b.cents) AS cents
      FROM (${jobs}) b WHERE b.customerId IS NOT NULL GROUP BY b.customerId`);
    const dryRuns = await this.database.select<Row>(sql`SELECT j.customerId, COUNT(*) AS jobs,
        SUM(x.dryRunChargeCents) AS cents
      ${fromCancelled(this.database.engine, { from, to }, timeZone)} AND j.customerId IS NOT NULL GROUP BY j.customerId`);
    const all = [...sums, ...dryRuns];
    if (all.length === 0) return [];
    const ids = padded([...new Set(all.map(({ customerId }) => toNumber(customerId)))]);
    const customers = await this.database
      .select<Row>(sql`SELECT c.id, c.name, COALESCE(b.gathering, 'job') AS gathering
      FROM customers c LEFT JOIN customer_billing b ON b.customerId = c.id
      WHERE c.id IN (${join(ids)}) ORDER BY c.nameSort, c.id`);
    const byId = (rows: readonly Row[]) =>
      new Map(rows.map((row) => [toNumber(row.customerId), row]));
    const [delivered, cancelled] = [byId(sums), byId(dryRuns)];
    return customers
      .filter((customer) => gathering === undefined || customer.gathering === gathering)
      .map((customer) => {
        const id = toNumber(customer.id);
        const [sum, dryRun] = [delivered.get(id), cancelled.get(id)];
        return {
          customerId: id,
          customerName: toText(customer.name),
          gathering: toText(customer.gathering) as Gathering, // validated when written
          jobs: toNumber(sum?.jobs) + toNumber(dryRun?.jobs),
          jobsWithoutPrice: toNumber(sum?.unpriced),
          amount: toDollars(toNumber(sum?.cents) + toNumber(dryRun?.cents)),
        };
      });
  }
}
