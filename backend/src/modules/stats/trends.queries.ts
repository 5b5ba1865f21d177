import { setImmediate } from 'node:timers/promises';
import type { Span } from '@dispatch/domain/time/company-period';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { deliveredIn, type SpanTotal } from '../../totals/delivered-spans';
import { type Row, toNumber } from '../../database/rows';

/** Read only from its index. */
const COUNT_CREATED = `SELECT ? AS n, COUNT(*) AS jobs FROM jobs
  WHERE createdAt >= ? AND createdAt < ? AND deletedAt IS NULL`;

/** Counts a few days at a time. Years of jobs would block other readers of SQLite or exceed the statement timeout. */
const DAYS_PER_STATEMENT = 31;

/** Counts and sums jobs over time spans with exact bounds in the company's time zone. */
@Injectable()
export class TrendQueries {
  constructor(private readonly database: Database) {}

  /** One number for each day, in the same order. */
  async counts(measure: 'created' | 'delivered', days: readonly Span[]): Promise<number[]> {
    const counts: number[] = [];
    for (let first = 0; first < days.length; first += DAYS_PER_STATEMENT) {
      if (first > 0) await setImmediate();
      counts.push(...(await this[measure](days.slice(first, first + DAYS_PER_STATEMENT))));
    }
    return counts;
  }

  /** The total of the billing jobs for each month. */
  billed(months: readonly Span[]): Promise<SpanTotal[]> {
    return deliveredIn(this.database, months, { isReported: true });
  }

  private async delivered(days: readonly Span[]): Promise<number[]> {
    const totals = await deliveredIn(this.database, days, { isReported: false });
    return totals.map(({ jobs }) => jobs);
  }

  private async created(days: readonly Span[]): Promise<number[]> {
    const rows = await this.database.query<Row>(
      days.map(() => COUNT_CREATED).join(' UNION ALL '),
      days.flatMap(({ start, end }, n) => [n, start, end]),
    );
    const byDay = new Map(rows.map((row) => [toNumber(row.n), row]));
    return days.map((_, n) => toNumber(byDay.get(n)?.jobs));
  }
}
