import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { padded } from '../../../database/records/padded';
import { type Row, toNumber } from '../../../database/rows';
import { assertWhole, PageOf, type PageRequest } from '../../../http/answers/paging';
import type { Found } from '../../../search/word-index';
import { fromJobs } from '../read/job-statements';
import { type JobOrder, orderBy } from './job-order';
import { isOfOpen, type JobSelection, whereOf } from './job-selection';
import { JobTotalsQueries, keptTotal } from './job-totals.queries';
import { jobsOf, keptOrder, orderedBy } from './list-index';
import { SearchedJobsQueries } from './searched-jobs.queries';

export interface PickedJob {
  readonly id: number;
  /** Changes whenever the job's answer does. */
  readonly cacheKey: string;
}

/** For a job that left units behind: the listed jobs that took them over, which its JSON names. */
const CARRIED = `CASE WHEN j.hasLeft IS NULL THEN NULL ELSE (SELECT SUM(k.id) FROM job_units u
  JOIN jobs k ON k.id = u.carriedToId AND k.deletedAt IS NULL WHERE u.jobId = j.id) END AS carried`;

/** Includes the length of the list if it is stored, which saves a second statement. */
const selectCacheKeys = (total: Sql | null = null, jobs?: string) =>
  sql`SELECT j.id, j.version, d.version AS driver_version, c.version AS customer_version, ${raw(CARRIED)}${
    total === null ? empty : sql`, ${total} AS total`
  } ${raw(fromJobs(jobs))}`;

/** Selects the jobs of a list, in its order. */
@Injectable()
export class JobListQueries {
  constructor(
    private readonly database: Database,
    private readonly searched: SearchedJobsQueries,
    private readonly totals: JobTotalsQueries,
    private readonly settings: Settings,
  ) {}

  /**
   * The whole list, or one page of it.
   * @throws AppError validation_failed for a whole list of too many jobs, and for a page of too many jobs in an order
   * that no index has
   */
  async pick(
    selection: JobSelection,
    order: JobOrder,
    page: PageRequest | null,
  ): Promise<readonly PickedJob[] | PageOf<PickedJob>> {
    const words = jobSearchQuery(selection.filters?.q ?? '');
    if (selection.filters?.q && words?.length !== 0) {
      const search = words && { selection, order, words };
      const found = search ? await this.searched.find(search, page) : NOTHING;
      const jobs = await this.jobsOf(found.ids);
      return page === null ? jobs : new PageOf(jobs, found.total, page, found.isLeast);
    }
    const where = whereOf(selection, this.settings.company.timeZone, order.by);
    return page === null
      ? this.whole(selection, where, order)
      : this.page(selection, where, order, page);
  }

  /** In the order of the ids. */
  private async jobsOf(ids: readonly number[]): Promise<PickedJob[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.select<Row>(
      sql`${selectCacheKeys()} WHERE j.deletedAt IS NULL AND j.id IN (${join(padded(ids))})`,
    );
    const jobs = new Map(rows.map(pickedOf).map((job) => [job.id, job]));
    return ids.flatMap((id) => jobs.get(id) ?? []);
  }

  private async whole(selection: JobSelection, where: Sql, order: JobOrder): Promise<PickedJob[]> {
    if (!isOfOpen(selection)) assertWhole(await this.totals.least(selection, where));
    const rows = await this.database.select<Row>(
      sql`${selectCacheKeys()} WHERE ${where} ORDER BY ${raw(orderBy(order))}`,
    );
    return rows.map(pickedOf);
  }

  private async page(
    selection: JobSelection,
    where: Sql,
    order: JobOrder,
    page: PageRequest,
  ): Promise<PageOf<PickedJob>> {
    await this.totals.assertSortable(selection, where, order);
    const part = this.database.select<Row>(this.partOf(selection, order, where, page));
    if (keptTotal(selection) !== null) {
      const rows = await part;
      const [first] = rows;
      if (first !== undefined) return new PageOf(rows.map(pickedOf), toNumber(first.total), page);
    }
    const [rows, { total, isLeast }] = await Promise.all([
      part,
      this.totals.count(selection, where, page),
    ]);
    return new PageOf(rows.map(pickedOf), total, page, isLeast);
  }

  private partOf(
    selection: JobSelection,
    order: JobOrder,
    where: Sql,
    { limit, offset }: PageRequest,
  ): Sql {
    const kept = keptOrder(selection, order);
    const { engine } = this.database;
    const total = keptTotal(selection);
    const part = sql`LIMIT ${limit} OFFSET ${offset}`;
    // With an index of creation, SQLite needs no subquery: it reads no rows that the index excludes.
    const isPicked =
      kept !== null &&
      kept.index !== null &&
      order.by !== 'completedAt' &&
      (kept.key !== 'j.createdAt' || engine === 'mysql');
    if (!isPicked)
      return sql`${selectCacheKeys(total, jobsOf(engine, selection, null))}
        WHERE ${where} ORDER BY ${raw(orderBy(order))} ${part}`;
    // The planners would read and sort all of a driver's jobs, and MariaDB would read whole rows of all skipped jobs.
    const by = raw(orderedBy(kept));
    const picked = sql`SELECT j.id FROM ${raw(jobsOf(engine, selection, kept))}
      WHERE ${where} ORDER BY ${by} ${part}`;
    return sql`${selectCacheKeys(total)} WHERE j.id IN (SELECT id FROM (${picked}) picked) ORDER BY ${by}`;
  }
}

const NOTHING: Found = { ids: [], total: 0, isLeast: false };

function pickedOf({ id, version, driver_version, customer_version, carried }: Row): PickedJob {
  const cacheKey = [version, driver_version, customer_version, carried].join();
  return { id: toNumber(id), cacheKey };
}
