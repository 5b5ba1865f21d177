import type { SumKind } from '@dispatch/domain/reports/report-kinds';
import type { Months } from '@dispatch/domain/reports/report-months';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
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
    const earliest = periods.map(({ from }) => from).sort()[0] ?? '';
    const latest = periods
      .map(({ to }) => to)
      .sort()
      .at(-1);
    const rows = await this.database.query<Row>(
      `SELECT ${by} AS value, MAX(label) AS label, ${columns
        .map(
          ([name, { sum }]) =>
            `SUM(CASE WHEN month BETWEEN ? AND ? THEN ${sum} ELSE 0 END) AS ${name}`,
        )
        .join(', ')}
       FROM report_months WHERE kind = ? AND month BETWEEN ? AND ? GROUP BY ${by}`,
      [...periods.flatMap(({ from, to }) => [from, to]), kind, earliest, latest ?? ''],
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
