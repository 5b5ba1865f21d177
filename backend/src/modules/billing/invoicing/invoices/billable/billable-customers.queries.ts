import type { Gathering } from '@dispatch/domain/invoices/invoice';
import { toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import sql, { join } from 'sql-template-tag';
import { Settings } from '../../../../../config/settings';
import { Database } from '../../../../../database/database';
import { padded } from '../../../../../database/records/padded';
import { type Row, toNumber, toText } from '../../../../../database/rows';
import type { BillableCustomerAnswer } from '../invoice.schema';
import {
  FREE_CHARGES,
  FREE_UNITS,
  fromBillable,
  fromCancelled,
  HAS_CLAIMED_UNIT,
  TRANSPORT_IS_FREE,
} from './billable-jobs';
import type { BillableCustomersQueryDto } from '../invoice-body.dto';

/** The remaining transport amount of job `j`: its price, or the prices of its uninvoiced units. */
const TRANSPORT_CENTS = sql`CASE WHEN NOT ${TRANSPORT_IS_FREE} THEN 0
  WHEN ${HAS_CLAIMED_UNIT} THEN (SELECT SUM(u.priceCents) ${FREE_UNITS}) ELSE j.priceCents END`;

/** The sum of its charges, each rounded as in `chargeCents`. */
const CHARGE_CENTS = sql`(SELECT SUM(CASE WHEN c.unit = 'percent'
    THEN FLOOR((COALESCE(j.priceCents, 0) * c.price + 50000) / 100000)
    ELSE FLOOR((c.quantity * c.price + 500) / 1000) END) ${FREE_CHARGES})`;

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
    const sums = await this.database.select<Row>(sql`SELECT j.customerId, COUNT(*) AS jobs,
        SUM(CASE WHEN j.priceCents IS NULL AND ${TRANSPORT_IS_FREE} THEN 1 ELSE 0 END) AS unpriced,
        SUM(COALESCE(${TRANSPORT_CENTS}, 0) + COALESCE(${CHARGE_CENTS}, 0)) AS cents
      ${fromBillable(this.database.engine, { from, to }, timeZone)} AND j.customerId IS NOT NULL
      GROUP BY j.customerId`);
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
