import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { type Row, toDate, toFlag, toNullable, toNumber } from '../../../database/rows';
import { JOB_WORDS } from '../../../search/word-indexes';
import { type JobSelection, whereOf } from '../list/job-selection';
import { ExportPacer } from './export-pacer';

/** Jobs read in one step. A step that tests their words takes about 2 ms. */
const STEP = 1_000;

/** The end of a step. */
interface Place {
  readonly id: number;
  readonly completedAt: Date | null;
}

interface Step {
  readonly has: Sql;
  readonly byCompletion: boolean;
  /** The end of the step before. */
  readonly last: Place | null;
}

/** Iterates over any number of jobs, newest first. */
@Injectable()
export class JobWalkQueries {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /**
   * Yields the ids of the selected jobs in parts of any length, including empty ones, and tests a search text. Other
   * requests run between two parts.
   */
  async *ids(selection: JobSelection): AsyncGenerator<readonly number[]> {
    const { from, to } = selection.filters ?? {};
    yield* this.walk(selection, Boolean(from ?? to), null);
  }

  /** Yields the ids below this one, newest first, even for a selection by days of completion. */
  idsBelow(selection: JobSelection, id: number): AsyncGenerator<readonly number[]> {
    return this.walk(selection, false, { id, completedAt: null });
  }

  private async *walk(
    selection: JobSelection,
    byCompletion: boolean,
    start: Place | null,
  ): AsyncGenerator<readonly number[]> {
    const pacer = new ExportPacer();
    const has = this.hasOf(selection);
    if (has === null) return;
    for (let last = start; ;) {
      const rows: readonly Row[] = await this.step(selection, { has, byCompletion, last });
      yield rows.filter(({ has: isWanted }) => toFlag(isWanted)).map(({ id }) => toNumber(id));
      const end = rows.at(-1);
      if (rows.length < STEP || end === undefined) return;
      last = { id: toNumber(end.id), completedAt: toNullable(end.completedAt, toDate) };
      await pacer.pauseIfBusy();
    }
  }

  /** Null if nothing can match. */
  private hasOf({ filters: { q } = {} }: JobSelection): Sql | null {
    if (!q) return sql`1`;
    const words = jobSearchQuery(q);
    if (words === null) return null;
    return words.length === 0 ? sql`1` : JOB_WORDS[this.database.engine].has(words, 'j.id');
  }

  private step(selection: JobSelection, { has, byCompletion, last }: Step): Promise<Row[]> {
    const where = whereOf(selection, this.settings.company.timeZone);
    const order = byCompletion ? 'j.completedAt DESC, j.id DESC' : 'j.id DESC';
    return this.database.select<Row>(sql`SELECT j.id, j.completedAt, ${has} AS has FROM jobs j
      WHERE ${where}${byCompletion ? behindCompleted(last) : behindCreated(last)}
      ORDER BY ${raw(order)} LIMIT ${STEP}`);
  }
}

/** The first step needs a bound too: without it SQLite would read and sort all jobs. */
function behindCreated(last: Place | null): Sql {
  return sql` AND j.id < ${last?.id ?? Number.MAX_SAFE_INTEGER}`;
}

/** The first part bounds the index. The second skips jobs of the same moment that were already read. */
function behindCompleted(last: Place | null): Sql {
  const at = last?.completedAt ?? null;
  if (last === null || at === null) return empty;
  return sql` AND j.completedAt <= ${at} AND (j.completedAt < ${at} OR j.id < ${last.id})`;
}
