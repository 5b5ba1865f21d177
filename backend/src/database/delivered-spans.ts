import type { DayBounds } from '@dispatch/domain/company-day';
import type { Database } from './database';
import { dayOfDelivery } from './delivered-totals';
import { type Row, toNumber } from './rows';

export interface SpanTotal {
  readonly jobs: number;
  readonly cents: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many jobs were delivered in each of these spans of time, and what their prices sum up to. What is
 * kept of whole days does for years; only the jobs of those days are gone through that a span begins or
 * ends within, as days of the company's time zone do.
 */
export async function deliveredIn(
  database: Database,
  spans: readonly DayBounds[],
  filter: { readonly isReported: boolean },
): Promise<SpanTotal[]> {
  const parts = spans.flatMap((span, n) => partsOf(span).map((part) => ({ ...part, n })));
  const reported = filter.isReported ? ' AND hasDriverReport = ?' : '';
  const rows = await database.query<Row>(
    parts.map(({ source }) => `${SOURCES[source]}${reported}`).join(' UNION ALL '),
    parts.flatMap(({ n, from, to }) => [n, from, to, ...(filter.isReported ? [true] : [])]),
  );
  const totals = spans.map(() => ({ jobs: 0, cents: 0 }));
  for (const row of rows) {
    const total = totals[toNumber(row.n)];
    if (total === undefined) continue;
    total.jobs += toNumber(row.jobs);
    total.cents += toNumber(row.cents);
  }
  return totals;
}

const SOURCES = {
  jobs: `SELECT ? AS n, COUNT(*) AS jobs, SUM(priceCents) AS cents FROM jobs
    WHERE completedAt >= ? AND completedAt < ? AND deletedAt IS NULL AND status = 'delivered'`,
  days: `SELECT ? AS n, SUM(jobs) AS jobs, SUM(cents) AS cents FROM delivered_days
    WHERE day >= ? AND day < ?`,
};

interface Part {
  readonly source: keyof typeof SOURCES;
  readonly from: Date | string;
  readonly to: Date | string;
}

/** The whole days of UTC, and what comes before and after them. */
function partsOf({ start, end }: DayBounds): Part[] {
  const first = new Date(Math.ceil(start.getTime() / DAY_MS) * DAY_MS);
  const last = new Date(Math.floor(end.getTime() / DAY_MS) * DAY_MS);
  if (first >= last) return [{ source: 'jobs', from: start, to: end }];
  const parts: Part[] = [
    { source: 'jobs', from: start, to: first },
    { source: 'days', from: dayOfDelivery(first), to: dayOfDelivery(last) },
    { source: 'jobs', from: last, to: end },
  ];
  return parts.filter(({ source, from, to }) => source === 'days' || from < to);
}
