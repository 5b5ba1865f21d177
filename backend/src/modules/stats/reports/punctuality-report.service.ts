import type { PunctualityBy } from '@dispatch/domain/reports/report-kinds';
import type { Months } from '@dispatch/domain/reports/report-months';
import { PAGE_DEFAULT } from '@dispatch/domain/limits';
import { Injectable } from '@nestjs/common';
import type { KeptRow } from './kept-sums.queries';
import type { PunctualityFileQueryDto, PunctualityQueryDto } from './report.dto';
import type { PunctualityReport, PunctualityRow, PunctualitySums } from './report.schema';
import { reportMonths } from './report-period';
import { ReportRows, sumsOf, totalOf } from './report-rows';
import { Today } from './today';

const SUMS = [
  'jobs',
  'promised',
  'onTime',
  'promisedDeliveries',
  'onTimeDeliveries',
  'latePickup',
  'lateOnTheWay',
] as const;
type Counts = Readonly<Record<(typeof SUMS)[number], number>>;
type CountRow = KeptRow<(typeof SUMS)[number]>;

/** How many delivered jobs were on time, and where the late ones lost time. */
@Injectable()
export class PunctualityReportService {
  constructor(
    private readonly rowsOf: ReportRows,
    private readonly today: Today,
  ) {}

  async report(query: PunctualityQueryDto): Promise<PunctualityReport> {
    const { by = 'month', rows: most = PAGE_DEFAULT } = query;
    const period = reportMonths(query, this.today.day());
    const rows = await this.read(by, period);
    return {
      ...period,
      total: present(totalOf(rows, SUMS)),
      rowCount: rows.length,
      rows: await this.rowsOf.named(by, rows.slice(0, most), present),
    };
  }

  /** All rows, for a file. */
  async rows(query: PunctualityFileQueryDto): Promise<PunctualityRow[]> {
    const { by = 'month' } = query;
    const rows = await this.read(by, reportMonths(query, this.today.day()));
    return this.rowsOf.named(by, rows, present);
  }

  private read(by: PunctualityBy, period: Months): Promise<CountRow[]> {
    const reading = { order: ({ jobs }: Counts) => jobs, ofMonths: 'driver' } as const;
    return this.rowsOf.read(by, period, sumsOf(SUMS, period), reading);
  }
}

function present(sums: Counts): PunctualitySums {
  const { jobs, promised, onTime, promisedDeliveries, onTimeDeliveries } = sums;
  const { latePickup, lateOnTheWay } = sums;
  const late = promisedDeliveries - onTimeDeliveries;
  return {
    ...{ jobs, promisedJobs: promised, onTimeJobs: onTime, promisedDeliveries, onTimeDeliveries },
    ...{ latePickup, lateOnTheWay, lateUnknown: late - latePickup - lateOnTheWay },
  };
}
