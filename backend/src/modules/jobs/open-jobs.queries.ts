import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Found, idsOf } from '../../database/newest-found';
import { type Row, toNumber } from '../../database/rows';
import { type Clause, indexClause, wordsClause } from '../../database/search-clauses';
import { segmentsBetween } from '../../database/search-segments';
import { JOBS_OF_HITS, type JobSearchOfList, WORDS_OF_JOBS } from './matched-jobs.queries';

/** Finds jobs under way by words, the newest first: none of them is completed. */
@Injectable()
export class OpenJobsQueries {
  constructor(private readonly database: Database) {}

  async page(search: JobSearchOfList): Promise<Found> {
    const { limit, offset } = search.page;
    const { sql, params } = await this.matching(search);
    const rows = await this.database.query<Row>(`${sql} ORDER BY j.id DESC`, params);
    return { ids: idsOf(rows.slice(offset, offset + limit)), total: rows.length, isLeast: false };
  }

  /** On MariaDB by their own index; on SQLite, which has none, the words of all of them are looked at. */
  private async matching({ words, where }: JobSearchOfList): Promise<Clause> {
    const { engine } = this.database;
    if (engine === 'sqlite') {
      const has = wordsClause(engine, 'job_search', words);
      return {
        sql: `SELECT j.id FROM jobs j ${WORDS_OF_JOBS[engine]} WHERE ${where.sql}${has.sql}`,
        params: [...where.values, ...has.params],
      };
    }
    const match = indexClause('open_words', words, await this.segments());
    return {
      sql: `SELECT j.id FROM (${match.sql}) hit ${JOBS_OF_HITS[engine]} WHERE ${where.sql}`,
      params: [...match.params, ...where.values],
    };
  }

  private async segments(): Promise<number[]> {
    const [row] = await this.database.query<Row>(
      'SELECT MIN(id) AS oldest, MAX(id) AS newest FROM open_words',
    );
    return segmentsBetween(toNumber(row?.oldest), toNumber(row?.newest));
  }
}
