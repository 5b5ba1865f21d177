import { growthOf } from '@dispatch/domain/reports/growth';
import type { RevenueBy, RevenueSort } from '@dispatch/domain/reports/report-kinds';
import {
  addMonths,
  comparedMonths,
  type Months,
  monthsOf,
} from '@dispatch/domain/reports/report-months';
import { toDollars } from '@dispatch/domain/text/money';
import { PAGE_DEFAULT } from '@dispatch/domain/limits';
import { Injectable } from '@nestjs/common';
import { type KeptRow, KeptSumsQueries } from './kept-sums.queries';
import type { RevenueFileQueryDto, RevenueQueryDto } from './report.dto';
import type { RevenueReport, RevenueRow, RevenueSums } from './report.schema';
import { reportMonths } from './report-period';
import { ReportRows, totalOf } from './report-rows';
import { Today } from './today';

const SUMS = ['revenue', 'previous', 'lastYear'] as const;
type Cents = Readonly<Record<(typeof SUMS)[number], number>>;
/** Has all lines in the fewest rows. */
const OF_MONTHS = 'item';
type CentsRow = KeptRow<(typeof SUMS)[number]>;

/** Invoiced amounts by month, or by a property of the lines, compared with earlier periods. */
@Injectable()
export class RevenueReportService {
  constructor(
    private readonly kept: KeptSumsQueries,
    private readonly rowsOf: ReportRows,
    private readonly today: Today,
  ) {}

  async report(query: RevenueQueryDto): Promise<RevenueReport> {
    const { by = 'month', rows: most = PAGE_DEFAULT } = query;
    const period = reportMonths(query, this.today.day());
    const rows = await this.read(period, query);
    // Each month is compared with its own; the period as a whole is compared once.
    const compared = by === 'month' ? await this.values(OF_MONTHS, period, 'revenue') : rows;
    return {
      ...{ ...period, ...comparedMonths(period) },
      total: present(totalOf(compared, SUMS)),
      rowCount: rows.length,
      rows: await this.rowsOf.named(by, rows.slice(0, most), presentRow),
    };
  }

  /** All rows, for a file. */
  async rows(query: RevenueFileQueryDto): Promise<RevenueRow[]> {
    const rows = await this.read(reportMonths(query, this.today.day()), query);
    return this.rowsOf.named(query.by ?? 'month', rows, presentRow);
  }

  private read(
    period: Months,
    { by = 'month', sort = 'revenue' }: RevenueFileQueryDto,
  ): Promise<CentsRow[]> {
    return by === 'month' ? this.months(period) : this.values(by, period, sort);
  }

  private values(
    by: Exclude<RevenueBy, 'month'>,
    period: Months,
    sort: RevenueSort,
  ): Promise<CentsRow[]> {
    const { previous, lastYear } = comparedMonths(period);
    const wanted = {
      revenue: { sum: 'cents', period },
      previous: { sum: 'cents', period: previous },
      lastYear: { sum: 'cents', period: lastYear },
    } as const;
    return this.rowsOf.read(by, period, wanted, { order: ORDER[sort], ofMonths: OF_MONTHS });
  }

  private async months(period: Months): Promise<CentsRow[]> {
    const known = { from: addMonths(period.from, -12), to: period.to };
    const rows = await this.kept.read(OF_MONTHS, 'month', {
      revenue: { sum: 'cents', period: known },
    });
    const cents = new Map(rows.map(({ value, sums }) => [value, sums.revenue]));
    const of = (month: string) => cents.get(month) ?? 0;
    return monthsOf(period).map((month) => ({
      ...{ value: month, label: null },
      sums: {
        revenue: of(month),
        previous: of(addMonths(month, -1)),
        lastYear: of(addMonths(month, -12)),
      },
    }));
  }
}

const ORDER: Readonly<Record<RevenueSort, (sums: Cents) => number>> = {
  revenue: ({ revenue }) => revenue,
  growth: ({ revenue, previous }) => revenue - previous,
  decline: ({ revenue, previous }) => previous - revenue,
};

function present({ revenue, previous, lastYear }: Cents): RevenueSums {
  return {
    revenue: toDollars(revenue),
    previous: toDollars(previous),
    lastYear: toDollars(lastYear),
  };
}

function presentRow(sums: Cents): Omit<RevenueRow, 'value' | 'name'> {
  return { ...present(sums), growth: growthOf(sums.revenue, sums.previous) };
}
