import type { BilledItem } from '@dispatch/domain/reports/billed-item';
import { addMonths, type Months } from '@dispatch/domain/reports/report-months';
import { toDollars } from '@dispatch/domain/text/money';
import { monthSpans, type Span } from '@dispatch/domain/time/company-period';
import { countMonths } from '@dispatch/domain/reports/report-months';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { type Row, toNumber, toText } from '../../../database/rows';
import type { LossesQueryDto } from './report.dto';
import type { LossReport, LossRow, LossSums } from './report.schema';
import { reportMonths } from './report-period';
import { Today } from './today';

/** Read only from its index. */
const COUNT_CANCELLED = `SELECT ? AS month,
  COUNT(CASE WHEN dryRunChargeCents > 0 THEN 1 END) AS chargedRuns,
  COALESCE(SUM(dryRunChargeCents), 0) AS charged,
  COUNT(CASE WHEN COALESCE(dryRunChargeCents, 0) = 0 AND reason = 'not-ready' THEN 1 END) AS notReady,
  COUNT(CASE WHEN COALESCE(dryRunChargeCents, 0) = 0 AND reason <> 'not-ready' THEN 1 END) AS otherwiseFree
  FROM job_cancellations WHERE cancelledAt >= ? AND cancelledAt < ?`;

const SUMS = [
  'chargedRuns',
  'charged',
  'notReady',
  'otherwiseFree',
  'dryRunsInvoiced',
  'waitingInvoiced',
] as const;
/** Amounts in cents. */
type Losses = Readonly<Record<(typeof SUMS)[number], number>>;

/** Dry runs and waiting, charged or not, by month. */
@Injectable()
export class LossReportService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly today: Today,
  ) {}

  async report(query: LossesQueryDto): Promise<LossReport> {
    const period = reportMonths(query, this.today.day());
    const spans = monthSpans(
      `${period.to}-01`,
      countMonths(period),
      this.settings.company.timeZone,
    );
    const [cancelled, invoiced] = await Promise.all([this.cancelled(spans), this.invoiced(period)]);
    const rows = spans.map(({ name: month }) => {
      const row = cancelled.get(month);
      const cents = (item: BilledItem) => invoiced.get(`${month} ${item}`) ?? 0;
      return {
        month,
        chargedRuns: toNumber(row?.chargedRuns),
        charged: toNumber(row?.charged),
        notReady: toNumber(row?.notReady),
        otherwiseFree: toNumber(row?.otherwiseFree),
        dryRunsInvoiced: cents('dry-run'),
        waitingInvoiced: cents('waiting'),
      };
    });
    const sumOf = (name: keyof Losses) => rows.reduce((sum, row) => sum + row[name], 0);
    const total = Object.fromEntries(SUMS.map((name) => [name, sumOf(name)])) as Losses; // every name
    return {
      ...period,
      total: present(total),
      rows: rows.map(({ month, ...losses }): LossRow => ({ month, ...present(losses) })),
    };
  }

  private async cancelled(spans: readonly Span[]): Promise<Map<string, Row>> {
    const rows = await this.database.query<Row>(
      spans.map(() => COUNT_CANCELLED).join(' UNION ALL '),
      spans.flatMap(({ name, start, end }) => [name, start, end]),
    );
    return new Map(rows.map((row) => [toText(row.month), row]));
  }

  /** Cents by month and billed item. */
  private async invoiced({ from, to }: Months): Promise<Map<string, number>> {
    const rows = await this.database.query<Row>(
      `SELECT month, value, cents FROM report_months
        WHERE kind = 'item' AND month >= ? AND month < ? AND value IN ('dry-run', 'waiting')`,
      [from, addMonths(to, 1)],
    );
    return new Map(
      rows.map(({ month, value, cents }) => [`${toText(month)} ${toText(value)}`, toNumber(cents)]),
    );
  }
}

function present({ charged, dryRunsInvoiced, waitingInvoiced, ...counts }: Losses): LossSums {
  return {
    ...counts,
    charged: toDollars(charged),
    dryRunsInvoiced: toDollars(dryRunsInvoiced),
    waitingInvoiced: toDollars(waitingInvoiced),
  };
}
