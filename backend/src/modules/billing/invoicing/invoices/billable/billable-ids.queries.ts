import { isBillable } from '@dispatch/domain/invoices/billable';
import { Injectable } from '@nestjs/common';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { Settings } from '../../../../../config/settings';
import { Database } from '../../../../../database/database';
import { boundedCount, type Count, type Part } from '../../../../../database/records/bounded-count';
import { type Row, toDate, toNullable, toNumber } from '../../../../../database/rows';
import { billedJob, billingOf } from '../draft/billed-job';
import { JobRecordsQueries } from '../draft/job-records.queries';
import { type BillableFilters, fromBillable, fromCancelled } from './billable-jobs';

/** Each part is read in its own order: delivered jobs with and without the driver's report, and cancelled orders. */
const PARTS = ['unreported', 'reported', 'cancelled'] as const;
type BillablePart = (typeof PARTS)[number];

type Direction = 'asc' | 'desc';

const OF_DELIVERED = { at: raw('j.completedAt'), cents: raw('j.priceCents') };
const OF_CANCELLED = { at: raw('x.cancelledAt'), cents: raw('x.dryRunChargeCents') };

interface Placed {
  readonly id: number;
  readonly endedAt: Date | null;
  readonly cents: number | null;
}

/** Jobs of each part in memory at once. */
const STEP = 1_000;

/** Selects the jobs that are still to be invoiced. */
@Injectable()
export class BillableIdsQueries {
  constructor(
    private readonly database: Database,
    private readonly records: JobRecordsQueries,
    private readonly settings: Settings,
  ) {}

  /** Oldest delivery first, unless descending. */
  async ids(
    filters: BillableFilters,
    { limit, offset }: Part,
    direction: Direction = 'asc',
  ): Promise<number[]> {
    const size = Math.min(offset + limit, STEP);
    const parts = PARTS.map((part) => this.walk(filters, part, direction, size));
    const ids: number[] = [];
    let passed = 0;
    for await (const { id } of merged(parts, direction)) {
      passed += 1;
      if (passed > offset) ids.push(id);
      if (ids.length === limit) break;
    }
    return ids;
  }

  async count(filters: BillableFilters, part: Part): Promise<Count> {
    const counts = await Promise.all(
      PARTS.map((which) => boundedCount(this.database, this.from(filters, which), part)),
    );
    return {
      total: counts.reduce((sum, { total }) => sum + total, 0),
      isLeast: counts.some(({ isLeast }) => isLeast),
    };
  }

  /** The locked jobs that still have something to invoice to the customer. */
  async stillBillable(ids: readonly number[], customerId: number): Promise<number[]> {
    const records = await this.records.read(ids);
    const { timeZone } = this.settings.company;
    const context = { language: 'en-CA', timeZone, invoiceId: null } as const;
    return ids.filter((id) => {
      const record = records.get(id);
      if (!record || !isBillable(record)) return false;
      const { claims } = billingOf(record, billedJob(record, null, context), context);
      return record.customerId === customerId && claims.length > 0;
    });
  }

  private from(filters: BillableFilters, part: BillablePart) {
    const { timeZone } = this.settings.company;
    if (part === 'cancelled') return fromCancelled(this.database.engine, filters, timeZone);
    return fromBillable(this.database.engine, filters, timeZone, part === 'reported');
  }

  /** Reads in index order, step by step. Each step begins at the last time of the step before. */
  private async *walk(
    filters: BillableFilters,
    part: BillablePart,
    direction: Direction,
    size: number,
  ): AsyncGenerator<Placed> {
    const way = raw(direction === 'asc' ? 'ASC' : 'DESC');
    const { at, cents } = part === 'cancelled' ? OF_CANCELLED : OF_DELIVERED;
    const from = this.from(filters, part);
    let bound: Sql = empty;
    for (let ties = 0; ;) {
      const rows = await this.database
        .select<Row>(sql`SELECT j.id, ${at} AS endedAt, ${cents} AS cents
        ${from}${bound} ORDER BY ${at} ${way}, ${cents} ${way}, j.id ${way}
        LIMIT ${size} OFFSET ${ties}`);
      const step = rows.map(placedOf);
      yield* step;
      const last = step.at(-1)?.endedAt;
      if (last === undefined || step.length < size) return;
      const alike = step.filter(({ endedAt }) => Number(endedAt) === Number(last)).length;
      ties = alike === step.length ? ties + alike : alike;
      bound = behind(at, last, direction);
    }
  }
}

/** Jobs from that time on. Jobs without a time come first, or last when descending. */
function behind(at: Sql, last: Date | null, direction: Direction): Sql {
  if (last === null) return empty;
  return direction === 'asc'
    ? sql` AND ${at} >= ${last}`
    : sql` AND (${at} <= ${last} OR ${at} IS NULL)`;
}

async function* merged(
  parts: readonly AsyncGenerator<Placed>[],
  direction: Direction,
): AsyncGenerator<Placed> {
  const way = direction === 'asc' ? 1 : -1;
  const heads = await Promise.all(parts.map(async (part) => ({ part, next: await part.next() })));
  for (;;) {
    const open = heads.flatMap((head) =>
      head.next.done === true ? [] : [{ head, placed: head.next.value }],
    );
    const [first] = open.sort((one, other) => way * compare(one.placed, other.placed));
    if (first === undefined) return;
    yield first.placed;
    first.head.next = await first.head.part.next();
  }
}

function placedOf(row: Row): Placed {
  return {
    id: toNumber(row.id),
    endedAt: toNullable(row.endedAt, toDate),
    cents: toNullable(row.cents, toNumber),
  };
}

/** Sorts null before every value, like both engines. */
function compare(one: Placed, other: Placed): number {
  return (
    (one.endedAt?.getTime() ?? 0) - (other.endedAt?.getTime() ?? 0) ||
    (one.cents ?? -1) - (other.cents ?? -1) ||
    one.id - other.id
  );
}
