import { toDollars } from '@dispatch/domain/text/money';
import { can } from '@dispatch/domain/people/permissions';
import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { Database } from '../../../database/database';
import { boundedCount } from '../../../database/records/bounded-count';
import { foundRow } from '../../../database/records/found';
import { type Row, toIsoText, toNullable, toNumber } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import {
  assertWhole,
  MOST_AT_ONCE,
  PageOf,
  type PageRequest,
  pageRequest,
} from '../../../http/answers/paging';
import { JobQueries } from '../read/job.queries';
import { cancelledWith } from './cancelled-words';
import type { CancellationAnswer, CancelledJobAnswer } from './cancellation.schema';
import type { CancelledJobsQueryDto } from './cancellation.dto';

const COLUMNS = raw('jobId, reason, note, dryRunChargeCents, cancelledAt, cancelledByName');

/** Reads cancelled orders. */
@Injectable()
export class CancelledJobsQueries {
  constructor(
    private readonly database: Database,
    private readonly jobQueries: JobQueries,
  ) {}

  /**
   * All of them or a page, latest cancellation first by default.
   * @throws AppError validation_failed for too long a list
   */
  async list(
    actor: Actor,
    query: CancelledJobsQueryDto,
  ): Promise<readonly CancelledJobAnswer[] | PageOf<CancelledJobAnswer>> {
    const page = pageRequest(query);
    const words = query.q ? jobSearchQuery(query.q) : [];
    if (words === null) return page === null ? [] : new PageOf([], 0, page);
    const from = sql`FROM job_cancellations ${havingWords(words)}`;
    const rows = await this.part(from, query.order, page ?? { limit: MOST_AT_ONCE + 1, offset: 0 });
    if (page === null) assertWhole(rows.length);
    const jobs = await this.withJobs(actor, rows);
    if (page === null) return jobs;
    const { total, isLeast } = await boundedCount(this.database, from, page);
    return new PageOf(jobs, total, page, isLeast);
  }

  private part(
    from: Sql,
    order: CancelledJobsQueryDto['order'],
    page: PageRequest,
  ): Promise<Row[]> {
    return this.database.select<Row>(sql`SELECT ${COLUMNS} ${from}
      ORDER BY id ${raw(order === 'asc' ? 'ASC' : 'DESC')} LIMIT ${page.limit} OFFSET ${page.offset}`);
  }

  /** @throws AppError not_found for a job that is not cancelled */
  async get(actor: Actor, id: number): Promise<CancelledJobAnswer> {
    const rows = await this.database.select<Row>(
      sql`SELECT ${COLUMNS} FROM job_cancellations WHERE jobId = ${id}`,
    );
    return foundRow(await this.withJobs(actor, rows));
  }

  private async withJobs(actor: Actor, rows: readonly Row[]): Promise<CancelledJobAnswer[]> {
    const ids = rows.map(({ jobId }) => toNumber(jobId));
    const jobs = await this.jobQueries.unlisted(actor, ids);
    const seesPrices = can(actor, 'prices:read');
    const byId = new Map(jobs.map((job) => [job.id, job]));
    return rows.flatMap((row) => {
      const job = byId.get(toNumber(row.jobId));
      return job === undefined
        ? []
        : [{ ...job, cancellation: presentCancellation(row, seesPrices) }];
    });
  }
}

function havingWords(words: readonly string[]): Sql {
  return words.length === 0 ? empty : sql`WHERE ${join(cancelledWith(words), ' AND ')}`;
}

function presentCancellation(row: Row, seesPrices: boolean): CancellationAnswer {
  const { reason, note, cancelledByName } = row as Pick<CancellationAnswer, 'reason' | 'note'> & {
    cancelledByName: string;
  }; // the named columns
  return {
    reason,
    note,
    ...(seesPrices && {
      dryRunCharge: toNullable(row.dryRunChargeCents, (cents) => toDollars(toNumber(cents))),
    }),
    cancelledAt: toIsoText(row.cancelledAt),
    cancelledBy: cancelledByName,
  };
}
