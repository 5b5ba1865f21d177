import { dueFrom } from '@dispatch/domain/recurring/due';
import type { OccurrenceState } from '@dispatch/domain/recurring/series';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { padded } from '../../../database/records/padded';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import { PageOf, pageOrFirst } from '../../../http/answers/paging';
import type { OccurrenceAnswer } from './recurring-job.schema';
import type { OccurrencesQueryDto } from './recurring-job.dto';

const SELECT =
  'SELECT o.plannedOn, o.day, o.state, o.reason, o.jobId, o.at FROM recurring_occurrences o WHERE o.seriesId = ?';
/** By series id, with an entry for each wanted series. */
type BySeries<T> = ReadonlyMap<number, T>;
type SettledDates = ReadonlyMap<string, OccurrenceState>;

/** As many as a user can fix; more follow after these. */
const MOST_PROBLEMS = 20;

/** Reads the results of the dates of a series. */
@Injectable()
export class OccurrenceQueries {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** For each series by planned date, as far back as a date may still be due. */
  async states(seriesIds: readonly number[], now: Date): Promise<BySeries<SettledDates>> {
    const rows = await this.of(seriesIds, (ids) => ({
      sql: `SELECT o.seriesId, o.plannedOn, o.state FROM recurring_occurrences o
        WHERE o.seriesId IN (${ids}) AND o.plannedOn >= ?`,
      values: [dueFrom(now, this.settings.company.timeZone)],
    }));
    const states = new Map(seriesIds.map((id) => [id, new Map<string, OccurrenceState>()]));
    for (const row of rows)
      states
        .get(toNumber(row['seriesId']))
        ?.set(toText(row['plannedOn']), row['state'] as OccurrenceState); // written by this module alone
    return states;
  }

  /** The first problems of each series. */
  async problems(seriesIds: readonly number[]): Promise<BySeries<readonly OccurrenceAnswer[]>> {
    const rows = await this.of(seriesIds, (ids) => ({
      sql: `SELECT * FROM (SELECT o.seriesId, o.plannedOn, o.day, o.state, o.reason, o.jobId, o.at,
          ROW_NUMBER() OVER (PARTITION BY o.seriesId ORDER BY o.plannedOn) AS place
          FROM recurring_occurrences o WHERE o.seriesId IN (${ids}) AND o.state IN ('failed', 'missed')) found
        WHERE place <= ${String(MOST_PROBLEMS)} ORDER BY seriesId, plannedOn`,
      values: [],
    }));
    const problems = new Map(seriesIds.map((id) => [id, [] as OccurrenceAnswer[]]));
    for (const row of rows) problems.get(toNumber(row['seriesId']))?.push(present(row));
    return problems;
  }

  /** Latest date first. @throws AppError not_found for an unknown series */
  async list(seriesId: number, query: OccurrencesQueryDto): Promise<PageOf<OccurrenceAnswer>> {
    const page = pageOrFirst(query);
    const direction = query.order === 'asc' ? 'ASC' : 'DESC';
    const series = await this.database.one<Row>(
      `SELECT (SELECT COUNT(*) FROM recurring_occurrences o WHERE o.seriesId = r.id) AS total
        FROM recurring_jobs r WHERE r.id = ?`,
      [seriesId],
    );
    const rows = await this.database.query<Row>(
      `${SELECT} ORDER BY o.plannedOn ${direction} LIMIT ? OFFSET ?`,
      [seriesId, page.limit, page.offset],
    );
    return new PageOf(rows.map(present), toNumber(series['total']), page);
  }

  private async of(
    seriesIds: readonly number[],
    statement: (ids: string) => { readonly sql: string; readonly values: readonly string[] },
  ): Promise<Row[]> {
    if (seriesIds.length === 0) return [];
    const ids = padded(seriesIds);
    const { sql, values } = statement(ids.map(() => '?').join(', '));
    return this.database.query<Row>(sql, [...ids, ...values]);
  }
}

function present(row: Row): OccurrenceAnswer {
  return {
    plannedOn: toText(row['plannedOn']),
    day: toText(row['day']),
    state: row['state'] as OccurrenceAnswer['state'], // written only by this module
    reason: row['reason'] as OccurrenceAnswer['reason'], // written only by this module
    jobId: toNullable(row['jobId'], toNumber),
    at: toDate(row['at']).toISOString(),
  };
}
