import type { SumKind } from '@dispatch/domain/reports/report-kinds';
import { type Months, monthsOf } from '@dispatch/domain/reports/report-months';
import { Injectable } from '@nestjs/common';
import { type KeptRow, KeptSumsQueries, type WantedSum } from './kept-sums.queries';
import { ReportNamesQueries } from './report-names.queries';

type Breakdown = 'month' | SumKind;

interface Reading<Name extends string> {
  /** The largest first; not for months. */
  readonly order: (sums: Readonly<Record<Name, number>>) => number;
  /** The kind whose sums the months add up: the one with the fewest rows that has all of them. */
  readonly ofMonths: SumKind;
}

/** The rows of a report: all months of the period in order, or the values with something to count. */
@Injectable()
export class ReportRows {
  constructor(
    private readonly kept: KeptSumsQueries,
    private readonly names: ReportNamesQueries,
  ) {}

  async read<Name extends string>(
    by: Breakdown,
    period: Months,
    wanted: Readonly<Record<Name, WantedSum>>,
    { order, ofMonths }: Reading<Name>,
  ): Promise<KeptRow<Name>[]> {
    if (by === 'month') return this.months(period, wanted, ofMonths);
    const rows = await this.kept.read(by, 'value', wanted);
    return rows.sort(
      (one, other) => order(other.sums) - order(one.sums) || (one.value < other.value ? -1 : 1),
    );
  }

  /** The rows with their names, and their sums as `present` shows them. */
  async named<Name extends string, Shown extends object>(
    by: Breakdown,
    rows: readonly KeptRow<Name>[],
    present: (sums: Readonly<Record<Name, number>>) => Shown,
  ) {
    const named =
      by === 'month' ? rows.map((row) => ({ ...row, name: null })) : await this.names.of(by, rows);
    return named.map(({ value, name, sums }) => ({ value, name, ...present(sums) }));
  }

  private async months<Name extends string>(
    period: Months,
    wanted: Readonly<Record<Name, WantedSum>>,
    kind: SumKind,
  ): Promise<KeptRow<Name>[]> {
    const rows = await this.kept.read(kind, 'month', wanted);
    const known = new Map(rows.map(({ value, sums }) => [value, sums]));
    const none = Object.fromEntries(Object.keys(wanted).map((name) => [name, 0])) as Record<
      Name,
      number
    >; // the same names
    return monthsOf(period).map((month) => ({
      ...{ value: month, label: null },
      sums: known.get(month) ?? none,
    }));
  }
}

/** The sums of all rows. */
export function totalOf<Name extends string>(
  rows: readonly KeptRow<Name>[],
  names: readonly Name[],
): Record<Name, number> {
  return Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, { sums }) => sum + sums[name], 0)]),
  ) as Record<Name, number>; // the names given
}

/** The same sums of a period under their own names. */
export function sumsOf<Name extends WantedSum['sum']>(
  names: readonly Name[],
  period: Months,
): Record<Name, WantedSum> {
  const wanted: [Name, WantedSum][] = names.map((sum) => [sum, { sum, period }]);
  return Object.fromEntries(wanted) as Record<Name, WantedSum>; // the names given
}
