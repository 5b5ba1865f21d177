import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { readByIds } from '../../../database/records/read-by';
import { type Row, toNumber } from '../../../database/rows';
import type { PageRequest } from '../../../http/answers/paging';
import { LIMITS } from '../../../search/limits';
import { type SearchedList, searchList } from '../../../search/searched-list';
import type { Found } from '../../../search/word-index';
import { JOB_WORDS } from '../../../search/word-indexes';
import { joinFor, type JobOrder, orderBy } from './job-order';
import { isOfAll, isOfOpen, type JobSelection, whereOf } from './job-selection';
import { jobsOf, keptOrder } from './list-index';

interface Search {
  readonly selection: JobSelection;
  readonly order: JobOrder;
  /** Case-folded, as in `jobSearchQuery`. */
  readonly words: readonly string[];
}

/** Finds jobs of a list by words: see `searchList`. */
@Injectable()
export class SearchedJobsQueries {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Finds all matches if `page` is null. */
  async find(search: Search, page: PageRequest | null): Promise<Found> {
    const { selection, order, words } = search;
    const { engine } = this.database;
    const index = JOB_WORDS[engine];
    const isNewestFirst = order.by === 'createdAt' && order.direction !== 'asc';
    if (page !== null && isNewestFirst && isOfAll(selection))
      return index.newest(this.database, words, page);
    const kept = keptOrder(selection, order);
    const where = whereOf(selection, this.settings.company.timeZone, order.by);
    const rest = sql`${raw(joinFor(order))} WHERE ${where}`;
    const by = raw(orderBy(order));
    const list: SearchedList = {
      tested: testedOf(selection, page !== null && kept !== null),
      first: (most) => sql`SELECT j.id, ${index.has(words, 'j.id')} AS has
        FROM ${raw(jobsOf(engine, selection, kept))} ${rest} ORDER BY ${by} LIMIT ${most}`,
      matches: () => this.matches(search),
      among: (ids) =>
        sql`SELECT j.id FROM ${raw(readByIds(engine, 'jobs j'))} ${rest} AND j.id IN (${ids}) ORDER BY ${by}`,
    };
    return searchList(this.database, list, page);
  }

  /** The newest matches. If there are more, those created before the end of the wanted period. */
  private async matches({ selection, words }: Search): Promise<Found> {
    const index = JOB_WORDS[this.database.engine];
    const part = { limit: LIMITS.matches, offset: 0 };
    const newest = await index.newest(this.database, words, part);
    const { to } = selection.filters ?? {};
    if (!newest.isLeast || !to) return newest;
    const before = await this.firstIdFrom(boundsOfDay(to, this.settings.company.timeZone).end);
    return index.newest(this.database, words, { ...part, before });
  }

  private async firstIdFrom(moment: Date): Promise<number> {
    const [row] = await this.database.select<Row>(sql`SELECT id FROM jobs
      WHERE deletedAt IS NULL AND createdAt >= ${moment} ORDER BY createdAt, id LIMIT 1`);
    return row === undefined ? Number.MAX_SAFE_INTEGER : toNumber(row.id);
  }
}

/**
 * Lists of active jobs and of one day are short in any order. Longer lists are tested only in the order of an index.
 */
function testedOf(selection: JobSelection, isKept: boolean): number[] {
  const { scope, filters: { created, customerId, driverId, billing } = {} } = selection;
  if (isOfOpen(selection) || created) return [LIMITS.narrowListTested];
  if (!isKept) return [];
  const isNarrow = scope !== 'all' || Boolean(customerId ?? driverId) || billing === 'pending';
  return isNarrow ? [LIMITS.listTested, LIMITS.narrowListTested] : [LIMITS.listTested];
}
