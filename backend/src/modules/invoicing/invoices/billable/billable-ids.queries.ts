import { Inject, Injectable } from '@nestjs/common';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Settings } from '../../../../config/settings';
import { SETTINGS } from '../../../../config/settings-token';
import { Database } from '../../../../database/database';
import { boundedCount, type Count, type Part } from '../../../../database/records/bounded-count';
import { type Row, toDate, toNullable, toNumber } from '../../../../database/rows';
import { billedJob, billingOf } from '../draft/billed-job';
import { JobRecordsQueries } from '../draft/job-records.queries';
import { type BillableFilters, fromBillable } from './billable-jobs';

type Direction = 'asc' | 'desc';

interface Placed {
  readonly id: number;
  readonly completedAt: Date | null;
  readonly priceCents: number | null;
}

/** Jobs of each half that are in memory at once. */
const STEP = 1_000;

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
    direction: Direction = 'asc',
  ): Promise<number[]> {
    const size = Math.min(offset + limit, STEP);
    const half = (reported: boolean) => this.walk(this.from(filters, reported), direction, size);
    const ids: number[] = [];
    let passed = 0;
    for await (const { id } of merged(half(false), half(true), direction)) {
      passed += 1;
      if (passed > offset) ids.push(id);
      if (ids.length === limit) break;
    }
    return ids;
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

  /** In the order of the index, a step at a time: each begins at the delivery that the one before ended with. */
  private async *walk(from: Sql, direction: Direction, size: number): AsyncGenerator<Placed> {
    const way = raw(direction === 'asc' ? 'ASC' : 'DESC');
    let bound: Sql = empty;
    for (let ties = 0; ;) {
      const rows = await this.database.select<Row>(sql`SELECT j.id, j.completedAt, j.priceCents
        ${from}${bound} ORDER BY j.completedAt ${way}, j.priceCents ${way}, j.id ${way}
        LIMIT ${size} OFFSET ${ties}`);
      const step = rows.map(placedOf);
      yield* step;
      const last = step.at(-1)?.completedAt;
      if (last === undefined || step.length < size) return;
      const alike = step.filter(({ completedAt }) => Number(completedAt) === Number(last)).length;
      ties = alike === step.length ? ties + alike : alike;
      bound = behind(last, direction);
    }
  }
}

/** Deliveries from that one on; those without a time are first, or last when descending. */
function behind(last: Date | null, direction: Direction): Sql {
  if (last === null) return empty;
  return direction === 'asc'
    ? sql` AND j.completedAt >= ${last}`
    : sql` AND (j.completedAt <= ${last} OR j.completedAt IS NULL)`;
}

async function* merged(
  one: AsyncGenerator<Placed>,
  other: AsyncGenerator<Placed>,
  direction: Direction,
): AsyncGenerator<Placed> {
  const way = direction === 'asc' ? 1 : -1;
  let [left, right] = await Promise.all([one.next(), other.next()]);
  while (left.done !== true || right.done !== true)
    if (right.done === true || (left.done !== true && way * compare(left.value, right.value) < 0)) {
      yield left.value;
      left = await one.next();
    } else {
      yield right.value;
      right = await other.next();
    }
}

function placedOf(row: Row): Placed {
  return {
    id: toNumber(row.id),
    completedAt: toNullable(row.completedAt, toDate),
    priceCents: toNullable(row.priceCents, toNumber),
  };
}

/** As both engines sort: nothing comes before every value. */
function compare(one: Placed, other: Placed): number {
  return (
    (one.completedAt?.getTime() ?? 0) - (other.completedAt?.getTime() ?? 0) ||
    (one.priceCents ?? -1) - (other.priceCents ?? -1) ||
    one.id - other.id
  );
}
