import type { DayBounds } from '@dispatch/domain/time/company-day';
import type { Database } from '../database/database';
import { dayOfDelivery } from './delivered-totals';
import { type Row, toNumber, toText } from '../database/rows';

export interface SpanTotal {
  readonly jobs: number;
  readonly cents: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Number and total price of the jobs delivered in each time span. Whole UTC days come from stored totals, which is fast
 * even for years. A bound in the company's time zone falls within a UTC day. The jobs of that day before the bound are
 * then read, once for all spans with this bound.
 */
export async function deliveredIn(
  database: Database,
  spans: readonly DayBounds[],
  filter: { readonly isReported: boolean },
): Promise<SpanTotal[]> {
  const some = spans.filter(({ start, end }) => start < end);
  if (some.length === 0) return spans.map(() => NOTHING);
  const { days, before } = await read(database, some, filter);
  return spans.map(({ start, end }) => {
    if (start >= end) return NOTHING;
    const [first, last] = [dayOfDelivery(start), dayOfDelivery(end)];
    const within = days.filter(({ day }) => day >= first && day < last);
    return sumOf([
      ...within.map(({ total }) => [total, 1] as const),
      [before.get(start.getTime()) ?? NOTHING, -1],
      [before.get(end.getTime()) ?? NOTHING, 1],
    ]);
  });
}

const NOTHING: SpanTotal = { jobs: 0, cents: 0 };
const REPORTED = ' AND hasDriverReport = ?';

interface Delivered {
  /** All days from the start of the first span to the end of the last one. */
  readonly days: readonly { readonly day: string; readonly total: SpanTotal }[];
  /** For each bound within a UTC day: totals from its midnight to the bound. */
  readonly before: ReadonlyMap<number, SpanTotal>;
}

/** One statement: between two, a job could be delivered and missed by one of them. */
async function read(
  database: Database,
  spans: readonly DayBounds[],
  { isReported }: { readonly isReported: boolean },
): Promise<Delivered> {
  const reported = isReported ? REPORTED : '';
  const flag = isReported ? [true] : [];
  const starts = spans.map(({ start }) => start.getTime());
  const ends = spans.map(({ end }) => end.getTime());
  const bounds = [...new Set([...starts, ...ends])].filter((time) => time !== dayBefore(time));
  const day = (time: number) => dayOfDelivery(new Date(time));
  const rows = await database.query<Row>(
    [
      `SELECT day, 0 AS n, SUM(jobs) AS jobs, SUM(cents) AS cents FROM delivered_days
       WHERE day >= ? AND day < ?${reported} GROUP BY day`,
      ...bounds.map(
        () => `SELECT NULL, ?, COUNT(*), SUM(priceCents) FROM jobs
       WHERE completedAt >= ? AND completedAt < ? AND deletedAt IS NULL AND status = 'delivered'${reported}`,
      ),
    ].join(' UNION ALL '),
    [
      ...[day(Math.min(...starts)), day(Math.max(...ends)), ...flag],
      ...bounds.flatMap((time, n) => [n, new Date(dayBefore(time)), new Date(time), ...flag]),
    ],
  );
  return {
    days: rows
      .filter((row) => row.day !== null)
      .map((row) => ({ day: toText(row.day), total: totalOf(row) })),
    before: new Map(
      rows
        .filter((row) => row.day === null)
        .map((row) => [bounds[toNumber(row.n)] ?? 0, totalOf(row)]),
    ),
  };
}

function dayBefore(time: number): number {
  return Math.floor(time / DAY_MS) * DAY_MS;
}

function totalOf({ jobs, cents }: Row): SpanTotal {
  return { jobs: toNumber(jobs), cents: toNumber(cents) };
}

function sumOf(totals: readonly (readonly [SpanTotal, 1 | -1])[]): SpanTotal {
  return totals.reduce(
    (sum, [{ jobs, cents }, sign]) => ({
      jobs: sum.jobs + sign * jobs,
      cents: sum.cents + sign * cents,
    }),
    NOTHING,
  );
}
