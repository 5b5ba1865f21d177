import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { Database } from '../../../database/database';
import { type Found, idsOf } from '../../../search/newest-found';
import { padded } from '../../../database/records/padded';
import { type Row, toNumber } from '../../../database/rows';
import { assertWhole, PageOf, type PageRequest } from '../../../http/answers/paging';
import { createdWithin } from './created-jobs';
import { FoundJobsQueries } from './found-jobs.queries';
import { foundOrder, jobsBy, orderedBy } from './list-index';
import { type JobOrder, orderBy } from './job-order';
import { isOfOpen, type JobSelection, type Where, whereOf } from './job-selection';
import { FROM_JOBS } from '../read/job-statements';
import { JobTotalsQueries, keptTotal } from './job-totals.queries';
import { MatchedJobsQueries } from './matched-jobs.queries';

/** What a list that searches and sorts in another way, or has no pages, looks through: the newest of them. */
const MOST_MATCHES = 5000;

/** A job of a list. */
export interface PickedJob {
  readonly id: number;
  /** What changes whenever its answer does. */
  readonly state: string;
}

/** Together with how many jobs the list has where that is kept, for which a server would else be asked once more. */
const selectStates = (total: string | null = null) =>
  `SELECT j.id, j.version, d.version AS driver_version, c.version AS customer_version${
    total === null ? '' : `, ${total} AS total`
  } ${FROM_JOBS}`;

interface ListWhere extends Where {
  readonly areAll: boolean;
  readonly isOfDay: boolean;
}

/** Tells which jobs are in a list, in its order. */
@Injectable()
export class JobListQueries {
  constructor(
    private readonly database: Database,
    private readonly found: FoundJobsQueries,
    private readonly matched: MatchedJobsQueries,
    private readonly totals: JobTotalsQueries,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The whole list, or one page of it.
   * @throws AppError validation_failed for a whole list of too many jobs, and for a page of too many jobs sorted by what no index keeps them by
   */
  async pick(
    selection: JobSelection,
    order: JobOrder,
    page: PageRequest | null,
  ): Promise<readonly PickedJob[] | PageOf<PickedJob>> {
    if (page === null) return this.whole(selection, order);
    const found = await this.found.page(selection, order, page);
    if (found !== null) return this.pageOf(found, page);
    const where = await this.where(selection, MOST_MATCHES, order.by);
    if (where === null) return new PageOf<PickedJob>([], 0, page);
    if (selection.filters?.q || where.isOfDay) {
      const rows = await this.database.query<Row>(
        `SELECT j.id ${FROM_JOBS} WHERE ${where.sql} ORDER BY ${orderBy(order)}`,
        where.values,
      );
      const ids = idsOf(rows.slice(page.offset, page.offset + page.limit));
      return this.pageOf({ ids, total: rows.length, isLeast: !where.areAll }, page);
    }
    await this.totals.assertSortable(selection, where, order.by);
    const values = [...where.values, page.limit, page.offset];
    const part = this.database.query<Row>(this.partOf(selection, order, where), values);
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

  /** The condition on `jobs j` of all jobs of a list; null when nothing can be found. */
  async where(
    selection: JobSelection,
    mostMatches?: number,
    orderedBy?: JobOrder['by'],
  ): Promise<ListWhere | null> {
    const { timeZone } = this.settings.company;
    const { engine } = this.database;
    const { created } = selection.filters ?? {};
    const ofDay = created && (await createdWithin(this.database, boundsOfDay(created, timeZone)));
    const matches = ofDay || (await this.matched.of(selection, mostMatches));
    const where = whereOf(selection, { engine, timeZone, matches, orderedBy });
    return where && { ...where, areAll: matches?.areAll ?? true, isOfDay: Boolean(ofDay) };
  }

  private async pageOf(
    { ids, total, isLeast }: Found,
    page: PageRequest,
  ): Promise<PageOf<PickedJob>> {
    const places = padded(ids);
    const rows =
      ids.length === 0
        ? []
        : await this.database.query<Row>(
            `${selectStates()} WHERE j.deletedAt IS NULL AND j.id IN (${places.map(() => '?').join(', ')})`,
            places,
          );
    const jobs = new Map(rows.map(pickedOf).map((job) => [job.id, job]));
    return new PageOf(
      ids.flatMap((id) => jobs.get(id) ?? []),
      total,
      page,
      isLeast,
    );
  }

  private async whole(selection: JobSelection, order: JobOrder): Promise<PickedJob[]> {
    const where = await this.where(selection, MOST_MATCHES, order.by);
    if (where === null) return [];
    const isShort = isOfOpen(selection) || Boolean(selection.filters?.q);
    if (!isShort) assertWhole(await this.totals.least(selection, where));
    const rows = await this.database.query<Row>(
      `${selectStates()} WHERE ${where.sql} ORDER BY ${orderBy(order)}`,
      where.values,
    );
    return rows.map(pickedOf);
  }

  /** A page of a list: its limit and offset are the last values. */
  private partOf(selection: JobSelection, order: JobOrder, where: Where): string {
    const found = foundOrder(selection, order);
    const select = selectStates(keptTotal(selection));
    const { engine } = this.database;
    // SQLite itself reads no rows that an index tells to be none of the list.
    const isPicked =
      found?.by === 'createdAt' &&
      found.index !== null &&
      (found.key === 'j.id' || engine === 'mysql');
    if (!isPicked)
      return `${select} WHERE ${where.sql} ORDER BY ${orderBy(order)} LIMIT ? OFFSET ?`;
    // The planners would read all of a driver's jobs to sort them, and MariaDB's whole rows of all that it passes by.
    const picked = `SELECT j.id FROM ${jobsBy(engine, found.index)}
      WHERE ${where.sql} ${orderedBy(found)} LIMIT ? OFFSET ?`;
    return `${select} WHERE j.id IN (SELECT id FROM (${picked}) picked) ${orderedBy(found)}`;
  }
}

function pickedOf({ id, version, driver_version, customer_version }: Row): PickedJob {
  return { id: toNumber(id), state: [version, driver_version, customer_version].join() };
}
