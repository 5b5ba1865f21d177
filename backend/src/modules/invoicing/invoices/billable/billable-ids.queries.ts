import { Inject, Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import type { Settings } from '../../../../config/settings';
import { SETTINGS } from '../../../../config/settings-token';
import { Database } from '../../../../database/database';
import { boundedCount, type Count, type Part } from '../../../../database/records/bounded-count';
import { type Row, toDate, toNumber } from '../../../../database/rows';
import { billedJob, billingOf } from '../draft/billed-job';
import { JobRecordsQueries } from '../draft/job-records.queries';
import { type BillableFilters, fromBillable } from './billable-jobs';

interface Placed {
  readonly id: number;
  readonly key: readonly [number, number, number];
}

/** Decides which jobs are still to be invoiced. */
@Injectable()
export class BillableIdsQueries {
  constructor(
    private readonly database: Database,
    private readonly records: JobRecordsQueries,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The oldest delivery first, unless descending. */
  async ids(
    filters: BillableFilters,
    { limit, offset }: Part,
    direction: 'asc' | 'desc' = 'asc',
  ): Promise<number[]> {
    const both = await Promise.all(
      [false, true].map((reported) => this.some(filters, reported, offset + limit, direction)),
    );
    const way = direction === 'asc' ? 1 : -1;
    return both
      .flat()
      .sort((one, other) => way * compare(one.key, other.key))
      .slice(offset, offset + limit)
      .map(({ id }) => id);
  }

  async count(filters: BillableFilters, part: Part): Promise<Count> {
    const counts = await Promise.all(
      [false, true].map((reported) =>
        boundedCount(this.database, this.from(filters, reported), part),
      ),
    );
    return {
      total: counts.reduce((sum, { total }) => sum + total, 0),
      isLeast: counts.some(({ isLeast }) => isLeast),
    };
  }

  /** Those of held jobs of which there is something to invoice to the customer. */
  async stillBillable(ids: readonly number[], customerId: number): Promise<number[]> {
    const records = await this.records.read(ids);
    const { timeZone } = this.settings.company;
    const sight = { language: 'en-CA', timeZone, invoiceId: null } as const;
    return ids.filter((id) => {
      const record = records.get(id);
      if (!record?.isListed || record.status !== 'delivered') return false;
      const { claims } = billingOf(record, billedJob(record, null, sight), sight);
      return record.customerId === customerId && claims.length > 0;
    });
  }

  private from(filters: BillableFilters, reported: boolean) {
    const { timeZone } = this.settings.company;
    return fromBillable(this.database.engine, filters, timeZone, reported);
  }

  /** In the order of the index, so that a page is no sorting of all. */
  private async some(
    filters: BillableFilters,
    reported: boolean,
    most: number,
    direction: 'asc' | 'desc',
  ): Promise<Placed[]> {
    const way = raw(direction === 'asc' ? 'ASC' : 'DESC');
    const rows = await this.database.select<Row>(sql`SELECT j.id, j.completedAt, j.priceCents
      ${this.from(filters, reported)}
      ORDER BY j.completedAt ${way}, j.priceCents ${way}, j.id ${way} LIMIT ${most}`);
    return rows.map((row) => ({
      id: toNumber(row.id),
      key: [
        row.completedAt === null ? 0 : toDate(row.completedAt).getTime(),
        row.priceCents === null ? -1 : toNumber(row.priceCents),
        toNumber(row.id),
      ],
    }));
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
