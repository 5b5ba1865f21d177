import { dayOf } from '@dispatch/domain/time/company-day';
import { addDays, daySpans, monthSpans } from '@dispatch/domain/time/company-period';
import { CHART_DAYS, CHART_DAYS_MAX, CHART_MONTHS } from '@dispatch/domain/limits';
import { toDollars } from '@dispatch/domain/text/money';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import type { DayOfJobs, MonthOfRevenue } from './stats.schema';
import { TrendQueries } from './trends.queries';
import type { DaysQueryDto } from './stats.dto';

/** Far beyond any company's books, and within the range of calendars and both engines. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9998-12-31';

/** The data of the dashboard's charts. */
@Injectable()
export class TrendsService {
  constructor(
    private readonly queries: TrendQueries,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
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
    const created = await this.queries.counts('created', spans);
    const delivered = await this.queries.counts('delivered', spans);
    return spans.map(({ name }, n) => ({
      day: name,
      created: created[n] ?? 0,
      delivered: delivered[n] ?? 0,
    }));
  }

  async revenuePerMonth(): Promise<MonthOfRevenue[]> {
    const spans = monthSpans(this.today(), CHART_MONTHS, this.settings.company.timeZone);
    const totals = await this.queries.billed(spans);
    return spans.map(({ name }, n) => ({
      month: name,
      jobs: totals[n]?.jobs ?? 0,
      revenue: toDollars(totals[n]?.cents ?? 0),
    }));
  }

  private today(): string {
    return dayOf(this.clock.now(), this.settings.company.timeZone);
  }
}

const earliest = (...dates: readonly string[]) => [...dates].sort()[0] ?? LAST_DAY;
const latest = (...dates: readonly string[]) => [...dates].sort().at(-1) ?? FIRST_DAY;
