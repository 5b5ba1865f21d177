import type { SumKind } from '@dispatch/domain/reports/report-kinds';
import type { SqlValue } from '../../database/sql';
import type { Tx } from '../../database/transactions/transaction';

/** The sums of `report_months`, in the order of their columns. */
export const REPORT_SUMS = [
  'jobs',
  'promised',
  'onTime',
  'promisedDeliveries',
  'onTimeDeliveries',
  'latePickup',
  'lateOnTheWay',
  'cents',
  'billedJobs',
  'billedDays',
  'paidCents',
  'paidCentDays',
] as const;
export type ReportSum = (typeof REPORT_SUMS)[number];
export type Sums = Partial<Readonly<Record<ReportSum, number>>>;

export interface SumKey {
  readonly kind: SumKind;
  readonly month: string;
  readonly value: string;
  readonly label: string | null;
}

export interface Growth extends SumKey {
  readonly by: Sums;
}

/** Far below the limit of values per statement of either engine. */
const ROWS_PER_STATEMENT = 100;

const COLUMNS = ['kind', 'month', 'value', 'label', ...REPORT_SUMS];
const PLACES = `(${COLUMNS.map(() => '?').join(', ')})`;
const grown = (given: (name: string) => string) =>
  REPORT_SUMS.map((name) => `${name} = ${name} + ${given(name)}`).join(', ');
const ADD = {
  sqlite: `ON CONFLICT (kind, month, value) DO UPDATE SET ${grown((name) => `excluded.${name}`)}`,
  mysql: `ON DUPLICATE KEY UPDATE ${grown((name) => `VALUES(${name})`)}`,
};

const INSERT = `INSERT INTO report_months (${COLUMNS.join(', ')}) VALUES`;
const places = (rows: readonly Growth[]) => rows.map(() => PLACES).join(', ');
const valuesOf = (rows: readonly Growth[]) =>
  rows.flatMap(({ kind, month, value, label, by }) => [
    ...[kind, month, value, label],
    ...REPORT_SUMS.map((name) => by[name] ?? 0),
  ]);

/** Adds to the sums at the commit. Always in the same order, to avoid deadlocks between two such changes. */
export async function addToReports(tx: Tx, growths: readonly Growth[]): Promise<void> {
  const sums: SumsByKey = new Map();
  addGrowths(sums, growths);
  const rows = rowsOf(sums);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    const sql = `${INSERT} ${places(some)} ${ADD[tx.engine]}`;
    await tx.inOrderAtCommit('report_months', sql, valuesOf(some));
  }
}

/** Writes all sums into the empty table. */
export async function insertReports(
  query: (sql: string, values: SqlValue[]) => Promise<unknown>,
  sums: SumsByKey,
): Promise<void> {
  const rows = rowsOf(sums);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    await query(`${INSERT} ${places(some)}`, valuesOf(some));
  }
}

/** One growth for each row of the table. */
export type SumsByKey = Map<string, Growth>;

export function addGrowths(sums: SumsByKey, growths: readonly Growth[]): void {
  for (const growth of growths) {
    const key = [growth.kind, growth.month, growth.value].join('\n');
    sums.set(key, { ...growth, by: sumOf(sums.get(key)?.by ?? {}, growth.by) });
  }
}

/** In the order of the primary key, without rows that change nothing. */
function rowsOf(sums: SumsByKey): Growth[] {
  return [...sums.entries()]
    .filter(([, { by }]) => REPORT_SUMS.some((name) => (by[name] ?? 0) !== 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, growth]) => growth);
}

function sumOf(one: Sums, other: Sums): Sums {
  return Object.fromEntries(
    REPORT_SUMS.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
  );
}

export function negative(sums: Sums): Sums {
  return Object.fromEntries(REPORT_SUMS.map((name) => [name, -(sums[name] ?? 0)]));
}
