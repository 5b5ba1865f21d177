import { CHART_DAYS, CHART_DAYS_MAX, CHART_MONTHS } from '@dispatch/domain/limits';
import { toDollars } from '@dispatch/domain/text/money';
import { dayOf } from '@dispatch/domain/time/company-day';
import { addDays, daySpans, monthSpans, type Span } from '@dispatch/domain/time/company-period';
import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { Clock } from '../../config/clock';
import { Settings } from '../../config/settings';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';
import { BookQueries } from '../billing/invoicing/books/book.queries';
import { deliveredIn, type SpanTotal } from '../../totals/delivered-spans';
import type { DaysQueryDto } from './stats.dto';
import type { DayOfJobs, MonthOfRevenue } from './stats.schema';

/** Far beyond any company's books, and within the range of calendars and both engines. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9998-12-31';

/** Read only from its index. */
const COUNT_CREATED = `SELECT ? AS n, COUNT(*) AS jobs FROM jobs
  WHERE createdAt >= ? AND createdAt < ? AND deletedAt IS NULL`;

/** Counts a few days at a time. Years of jobs would block other readers of SQLite or exceed the statement timeout. */
const DAYS_PER_STATEMENT = 31;

@Injectable()
export class TrendQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly books: BookQueries,
  ) {}

  /** The last days of too long a range. Empty for a range that ends before it begins. */
  async jobsPerDay(query: DaysQueryDto): Promise<DayOfJobs[]> {
    const last = earliest(query.to ?? this.today(), LAST_DAY);
    const first = latest(
      query.from ?? addDays(last, 1 - CHART_DAYS),
      addDays(last, 1 - CHART_DAYS_MAX),
      FIRST_DAY,
    );
    if (first > last) return [];
    const spans = daySpans(first, last, this.settings.company.timeZone);
    const created = await this.counts('created', spans);
    const delivered = await this.counts('delivered', spans);
    return spans.map(({ name }, n) => ({
      day: name,
      created: created[n] ?? 0,
      delivered: delivered[n] ?? 0,
    }));
  }

  async revenuePerMonth(): Promise<MonthOfRevenue[]> {
    const spans = monthSpans(this.today(), CHART_MONTHS, this.settings.company.timeZone);
    const [first, last] = [spans[0]?.name ?? '', spans.at(-1)?.name ?? ''];
    const [totals, sales] = await Promise.all([
      this.billed(spans),
      this.books.salesPerMonth(`${first}-01`, `${last}-31`),
    ]);
    return spans.map(({ name }, n) => ({
      month: name,
      jobs: totals[n]?.jobs ?? 0,
      revenue: toDollars(totals[n]?.cents ?? 0),
      invoices: sales.get(name)?.invoices ?? 0,
      invoiced: toDollars(sales.get(name)?.cents ?? 0),
    }));
  }

  private today(): string {
    return dayOf(this.clock.now(), this.settings.company.timeZone);
  }

  /**
   * Counts and sums jobs over time spans with exact bounds in the company's time zone. One number for each day, in
   * the same order.
   */
  private async counts(measure: 'created' | 'delivered', days: readonly Span[]): Promise<number[]> {
    const counts: number[] = [];
    for (let first = 0; first < days.length; first += DAYS_PER_STATEMENT) {
      if (first > 0) await setImmediate();
      counts.push(...(await this[measure](days.slice(first, first + DAYS_PER_STATEMENT))));
    }
    return counts;
  }

  /** The total of the billing jobs for each month. */
  private billed(months: readonly Span[]): Promise<SpanTotal[]> {
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

const earliest = (...dates: readonly string[]) => [...dates].sort()[0] ?? LAST_DAY;
const latest = (...dates: readonly string[]) => [...dates].sort().at(-1) ?? FIRST_DAY;
