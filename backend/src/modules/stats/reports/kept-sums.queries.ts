import type { SumKind } from '@dispatch/domain/reports/report-kinds';
import { countMonths, type Months } from '@dispatch/domain/reports/report-months';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { readBy } from '../../../database/records/read-by';
import { type Row, toNullable, toNumber, toText } from '../../../database/rows';
import type { ReportSum } from '../../../totals/reports/report-sums';

/** One column of an answer: a sum over a period. */
export interface WantedSum {
  readonly sum: ReportSum;
  readonly period: Months;
}

export interface KeptRow<Name extends string> {
  readonly value: string;
  readonly label: string | null;
  readonly sums: Readonly<Record<Name, number>>;
}

/**
 * For more months, the index by value is faster: it contains all months, but needs no sort. A database server does not
 * choose it by itself.
 */
const MOST_SORTED_MONTHS = 24;

/** Reads the sums of the reports, which every write keeps. */
@Injectable()
export class KeptSumsQueries {
  constructor(private readonly database: Database) {}

  /** One row for each value with a sum that is not zero, or for each month. */
  async read<Name extends string>(
    kind: SumKind,
    by: 'value' | 'month',
    wanted: Readonly<Record<Name, WantedSum>>,
  ): Promise<KeptRow<Name>[]> {
    const columns = Object.entries<WantedSum>(wanted);
    const periods = columns.map(([, { period }]) => period);
    const from = periods.map((period) => period.from).sort()[0] ?? '';
    const to =
      periods
        .map((period) => period.to)
        .sort()
        .at(-1) ?? '';
    const isPart = (period: Months) => period.from > from || period.to < to;
    const sums = columns.map(([name, { sum, period }]) =>
      isPart(period)
        ? `SUM(CASE WHEN month BETWEEN ? AND ? THEN ${sum} ELSE 0 END) AS ${name}`
        : `SUM(${sum}) AS ${name}`,
    );
    const isLong = by === 'value' && countMonths({ from, to }) > MOST_SORTED_MONTHS;
    const table = isLong
      ? readBy(this.database.engine, 'report_months', 'report_months_value')
      : 'report_months';
    const rows = await this.database.query<Row>(
      `SELECT ${by} AS value, MAX(label) AS label, ${sums.join(', ')}
       FROM ${table} WHERE kind = ? AND month BETWEEN ? AND ? GROUP BY ${by}`,
      [...periods.filter(isPart).flatMap((part) => [part.from, part.to]), kind, from, to],
    );
    return rows
      .map((row) => ({
        value: toText(row.value),
        label: toNullable(row.label, toText),
        sums: Object.fromEntries(columns.map(([name]) => [name, toNumber(row[name])])) as Record<
          Name,
          number
        >, // the names asked for
      }))
      .filter(({ sums }) => by === 'month' || Object.values(sums).some((sum) => sum !== 0));
  }
}
