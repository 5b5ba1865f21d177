import { setImmediate } from 'node:timers/promises';
import type { Span } from '@dispatch/domain/company-period';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';

/** What is counted of the jobs in a span; each is answered from its index alone. */
const MEASURES = {
  created: { column: 'createdAt', condition: 'deletedAt IS NULL' },
  delivered: { column: 'completedAt', condition: "deletedAt IS NULL AND status = 'delivered'" },
  billed: {
    column: 'completedAt',
    condition: "deletedAt IS NULL AND status = 'delivered' AND hasDriverReport = ?",
  },
} as const;
type Measure = keyof typeof MEASURES;

export interface SpanTotal {
  readonly jobs: number;
  readonly cents: number;
}

/**
 * Spans are counted a few at a time, so that years of jobs neither hold up the embedded database's
 * other readers nor meet the deadline of a statement.
 */
const SPANS_PER_STATEMENT = 31;

/** Counts and sums jobs over spans of time, whose bounds are exact where the company is. */
@Injectable()
export class TrendQueries {
  constructor(private readonly database: Database) {}

  /** One total for each span, in their order. */
  async totals(measure: Measure, spans: readonly Span[], size = SPANS_PER_STATEMENT) {
    const totals: SpanTotal[] = [];
    for (let first = 0; first < spans.length; first += size) {
      if (first > 0) await setImmediate();
      totals.push(...(await this.some(measure, spans.slice(first, first + size))));
    }
    return totals;
  }

  private async some(measure: Measure, spans: readonly Span[]): Promise<SpanTotal[]> {
    const { column, condition } = MEASURES[measure];
    const cents = measure === 'billed' ? 'SUM(priceCents)' : '0';
    const one = `SELECT ? AS n, COUNT(*) AS jobs, ${cents} AS cents FROM jobs
      WHERE ${column} >= ? AND ${column} < ? AND ${condition}`;
    const rows = await this.database.query<Row>(
      spans.map(() => one).join(' UNION ALL '),
      spans.flatMap(({ start, end }, n) => [
        n,
        start,
        end,
        ...(measure === 'billed' ? [true] : []),
      ]),
    );
    const bySpan = new Map(rows.map((row) => [toNumber(row.n), row]));
    return spans.map((_, n) => ({
      jobs: toNumber(bySpan.get(n)?.jobs),
      cents: toNumber(bySpan.get(n)?.cents),
    }));
  }
}
