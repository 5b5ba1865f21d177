import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Found, idsOf } from '../../../search/newest-found';
import { type Row, toNumber } from '../../../database/rows';
import {
  areNumbers,
  type Clause,
  indexClause,
  matchClause,
  wordsClause,
} from '../../../search/search-clauses';
import { segmentsBetween, segmentSql } from '../../../search/search-segments';
import { JOBS_OF_HITS, type JobSearchOfList, WORDS_OF_JOBS } from './job-matches';
import type { Where } from './job-selection';

/** Finds jobs under way by words, the newest first: none of them is completed. */
@Injectable()
export class OpenJobsQueries {
  constructor(private readonly database: Database) {}

  async page(search: JobSearchOfList): Promise<Found> {
    const { limit, offset } = search.page;
    const { engine } = this.database;
    const { sql, params } = await (engine === 'sqlite'
      ? this.inSqlite(search)
      : this.inMariaDb(search));
    const rows = await this.database.query<Row>(`${sql} ORDER BY j.id DESC`, params);
    return { ids: idsOf(rows.slice(offset, offset + limit)), total: rows.length, isLeast: false };
  }

  /** By their own index. */
  private async inMariaDb({ words, where }: JobSearchOfList): Promise<Clause> {
    const [row] = await this.database.query<Row>(
      'SELECT MIN(id) AS oldest, MAX(id) AS newest FROM open_words',
    );
    const segments = segmentsBetween('job_search', toNumber(row?.oldest), toNumber(row?.newest));
    return ofHits('mysql', indexClause('open_words', words, segments), where);
  }

  /**
   * The index of all jobs is asked for numbers alone, of other words it may have too many; and no segment
   * between that of a job forgotten long ago and the others.
   */
  private async inSqlite({ words, where }: JobSearchOfList): Promise<Clause> {
    if (areNumbers(words)) {
      const rows = await this.database.query<Row>(
        `SELECT DISTINCT ${segmentSql('j.id')} AS segment FROM jobs j WHERE ${where.sql}`,
        where.values,
      );
      const segments = rows.map(({ segment }) => toNumber(segment));
      return ofHits('sqlite', matchClause('sqlite', 'job_search', words, segments), where);
    }
    const has = wordsClause('sqlite', 'job_search', words);
    return {
      sql: `SELECT j.id FROM jobs j ${WORDS_OF_JOBS.sqlite} WHERE ${where.sql}${has.sql}`,
      params: [...where.values, ...has.params],
    };
  }
}

function ofHits(engine: keyof typeof JOBS_OF_HITS, match: Clause, where: Where): Clause {
  return {
    sql: `SELECT j.id FROM (${match.sql}) hit ${JOBS_OF_HITS[engine]} WHERE ${where.sql}`,
    params: [...match.params, ...where.values],
  };
}
