import { boundsOfDay } from '@dispatch/domain/company-day';
import { AppError } from '@dispatch/domain/errors';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { Database } from '../../database/database';
import { type Found, idsOf } from '../../database/newest-found';
import { padded } from '../../database/padded';
import { type Row, toNumber } from '../../database/rows';
import type { SqlValue } from '../../database/sql-values';
import type { Tx } from '../../database/transaction';
import type { Actor } from '../../http/actor';
import { assertWhole, PageOf, type PageRequest } from '../../http/paging';
import { createdWithin } from './created-jobs';
import { FoundJobsQueries } from './found-jobs.queries';
import { foundOrder, jobsBy, orderedBy } from './found-order';
import { type JobOrder, orderBy } from './job-order';
import { jobScope } from './job-scope';
import { isOfOpen, type JobSelection, type Where, whereOf } from './job-selection';
import { JobTotalsQueries } from './job-totals.queries';
import { isByCompletion, walkFrom } from './job-walk';
import { FROM_JOBS, SELECT_JOB_AND_UNITS, SELECT_JOBS, SELECT_UNITS } from './job-statements';
import { MatchedJobsQueries } from './matched-jobs.queries';
import type { JobAnswer } from './job.schema';
import { type JobRow, presentJobs, type UnitRow } from './present-job';

/** What a list that searches and sorts in another way, or has no pages, looks through: the newest of them. */
const MOST_MATCHES = 5000;

/** Far below the number of values that either engine takes in one statement. */
const IDS_PER_STATEMENT = 5000;

/** A job with one of its units; without any all columns of the unit are null. */
type OneRow = JobRow & UnitRow;

function presentOne(actor: Actor, id: number, rows: readonly OneRow[]): JobAnswer {
  const units = rows.filter(({ unit_id }) => unit_id !== null);
  const [job] = presentJobs(rows.slice(0, 1), new Map([[id, units]]), actor.role);
  if (job === undefined) throw new AppError('not_found');
  return job;
}

/** Reads jobs with their people and vehicles; inside a transaction it sees what that wrote. */
@Injectable()
export class JobQueries {
  constructor(
    private readonly database: Database,
    private readonly found: FoundJobsQueries,
    private readonly matched: MatchedJobsQueries,
    private readonly totals: JobTotalsQueries,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found for a job that is unknown, deleted or none of the actor's */
  async get(actor: Actor, id: number): Promise<JobAnswer> {
    const { sql, values } = await this.selectOne(actor, id);
    return presentOne(actor, id, await this.database.query<OneRow>(sql, values));
  }

  /** The same as the transaction leaves it, known after the commit. */
  async getLastly(tx: Tx, actor: Actor, id: number): Promise<() => JobAnswer> {
    const { sql, values } = await this.selectOne(actor, id);
    const answer = await tx.lastly(sql, values, 'rows');
    return () => presentOne(actor, id, answer() as OneRow[]); // as asked for
  }

  /**
   * The whole list, or one page of it.
   * @throws AppError validation_failed for a whole list of too many jobs, and for a page of too many jobs sorted by what no index keeps them by
   */
  async list(
    actor: Actor,
    selection: JobSelection,
    order: JobOrder,
    page: PageRequest | null,
  ): Promise<readonly JobAnswer[] | PageOf<JobAnswer>> {
    const found = page === null ? null : await this.found.page(selection, order, page);
    if (page !== null && found !== null) return this.pageOf(actor, found, page);
    const where = await this.where(selection, MOST_MATCHES, order.by);
    if (where === null) return page === null ? [] : new PageOf<JobAnswer>([], 0, page);
    if (page === null) {
      const isShort = isOfOpen(selection) || Boolean(selection.filters?.q);
      if (!isShort) assertWhole(await this.totals.least(selection, where));
      const rows = await this.database.query<JobRow>(
        `${SELECT_JOBS} WHERE ${where.sql} ORDER BY ${orderBy(order)}`,
        where.values,
      );
      return this.present(rows, actor.role);
    }
    if (selection.filters?.q || where.isOfDay) {
      const rows = await this.database.query<Row>(
        `SELECT j.id ${FROM_JOBS} WHERE ${where.sql} ORDER BY ${orderBy(order)}`,
        where.values,
      );
      const ids = idsOf(rows.slice(page.offset, page.offset + page.limit));
      return this.pageOf(actor, { ids, total: rows.length, isLeast: !where.areAll }, page);
    }
    await this.totals.assertSortable(selection, where, order.by);
    const values = [...where.values, page.limit, page.offset];
    const [jobs, { total, isLeast }] = await Promise.all([
      this.database
        .query<JobRow>(this.partOf(selection, order, where), values)
        .then((rows) => this.present(rows, actor.role)),
      this.totals.count(selection, where, page),
    ]);
    return new PageOf(jobs, total, page, isLeast);
  }

  /** The next jobs of a walk over any number of them, in the order of one index. */
  async next(
    actor: Actor,
    selection: JobSelection,
    last: JobAnswer | null,
    limit: number,
  ): Promise<readonly JobAnswer[]> {
    const where = await this.where(selection);
    if (where === null) return [];
    const { condition, values, order } = walkFrom(last, isByCompletion(selection));
    const rows = await this.database.query<JobRow>(
      `${SELECT_JOBS} WHERE ${where.sql}${condition} ORDER BY ${order} LIMIT ?`,
      [...where.values, ...values, limit],
    );
    return this.present(rows, actor.role);
  }

  /** The jobs of a whole list in their order, each with what changes whenever its answer does. */
  async states(
    selection: JobSelection,
    order: JobOrder,
  ): Promise<{ readonly id: number; readonly state: string }[]> {
    const where = await this.where(selection, MOST_MATCHES);
    if (where === null) return [];
    const rows = await this.database.query<Row>(
      `SELECT j.id, j.version, d.version AS driver_version, c.version AS customer_version
       ${FROM_JOBS} WHERE ${where.sql} ORDER BY ${orderBy(order)}`,
      where.values,
    );
    return rows.map(({ id, version, driver_version, customer_version }) => ({
      id: toNumber(id),
      state: [version, driver_version, customer_version].join(),
    }));
  }

  /** Those of the ids that are there, in no order, for somebody who may see every job. */
  async some(actor: Actor, ids: readonly number[]): Promise<readonly JobAnswer[]> {
    if (ids.length === 0) return [];
    const places = padded(ids);
    const [rows, units] = await Promise.all([
      this.database.query<JobRow>(
        `${SELECT_JOBS} WHERE j.deletedAt IS NULL AND j.id IN (${places.map(() => '?').join(', ')})`,
        places,
      ),
      this.unitsOf(ids),
    ]);
    return presentJobs(rows, units, actor.role);
  }

  async driverExists(driverId: number): Promise<boolean> {
    const rows = await this.database.query<Row>('SELECT id FROM drivers WHERE id = ?', [driverId]);
    return rows.length > 0;
  }

  /** A page of a list: its limit and offset are the last values. */
  private partOf(selection: JobSelection, order: JobOrder, where: Where): string {
    const found = foundOrder(selection, order);
    const { engine } = this.database;
    // SQLite itself reads no rows that an index tells to be none of the list.
    const isPicked =
      found?.by === 'createdAt' &&
      found.index !== null &&
      (found.key === 'j.id' || engine === 'mysql');
    if (!isPicked)
      return `${SELECT_JOBS} WHERE ${where.sql} ORDER BY ${orderBy(order)} LIMIT ? OFFSET ?`;
    // The planners would read all of a driver's jobs to sort them, and MariaDB's whole rows of all that it passes by.
    const picked = `SELECT j.id FROM ${jobsBy(engine, found.index)}
      WHERE ${where.sql} ${orderedBy(found)} LIMIT ? OFFSET ?`;
    return `${SELECT_JOBS} WHERE j.id IN (SELECT id FROM (${picked}) picked) ${orderedBy(found)}`;
  }

  private async pageOf(actor: Actor, { ids, total, isLeast }: Found, page: PageRequest) {
    const jobs = new Map((await this.some(actor, ids)).map((job) => [job.id, job]));
    const ordered = ids.flatMap((id) => jobs.get(id) ?? []);
    return new PageOf(ordered, total, page, isLeast);
  }

  private async selectOne(actor: Actor, id: number): Promise<Where> {
    const where = await this.where({ scope: jobScope(actor) });
    return {
      sql: `${SELECT_JOB_AND_UNITS} WHERE ${where?.sql ?? '1 = 0'} AND j.id = ? ORDER BY u.position`,
      values: [...(where?.values ?? []), id],
    };
  }

  private async where(
    selection: JobSelection,
    mostMatches?: number,
    orderedBy?: JobOrder['by'],
  ): Promise<(Where & { readonly areAll: boolean; readonly isOfDay: boolean }) | null> {
    const { timeZone } = this.settings.company;
    const { engine } = this.database;
    const { created } = selection.filters ?? {};
    const ofDay = created && (await createdWithin(this.database, boundsOfDay(created, timeZone)));
    const matches = ofDay || (await this.matched.of(selection, mostMatches));
    const where = whereOf(selection, { engine, timeZone, matches, orderedBy });
    return where && { ...where, areAll: matches?.areAll ?? true, isOfDay: Boolean(ofDay) };
  }

  private async present(rows: readonly JobRow[], role: string): Promise<JobAnswer[]> {
    const units = await this.unitsOf(rows.map((row) => toNumber(row.id)));
    return presentJobs(rows, units, role);
  }

  private async unitsOf(jobIds: readonly number[]): Promise<Map<number, UnitRow[]>> {
    const units = new Map<number, UnitRow[]>(jobIds.map((id) => [id, []]));
    for (let start = 0; start < jobIds.length; start += IDS_PER_STATEMENT) {
      const ids: SqlValue[] = padded(jobIds.slice(start, start + IDS_PER_STATEMENT));
      const rows = await this.database.query<UnitRow>(
        `${SELECT_UNITS} WHERE u.jobId IN (${ids.map(() => '?').join(', ')}) ORDER BY u.jobId, u.position`,
        ids,
      );
      for (const row of rows) units.get(toNumber(row.jobId))?.push(row);
    }
    return units;
  }
}
