import { AppError } from '@dispatch/domain/errors';
import { dueFrom } from '@dispatch/domain/recurring/due';
import type { OccurrenceState } from '@dispatch/domain/recurring/series';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { Database } from '../../database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../database/rows';
import { PageOf, pageOrFirst } from '../../http/answers/paging';
import type { OccurrenceAnswer, OccurrencesQuery } from './recurring-job.schema';

const SELECT =
  'SELECT o.plannedOn, o.day, o.state, o.reason, o.jobId, o.at FROM recurring_occurrences o WHERE o.seriesId = ?';
/** As many as a person mends; the others follow once these are. */
const MOST_PROBLEMS = 20;

/** Reads what became of the dates of a series. */
@Injectable()
export class OccurrenceQueries {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** By planned date, as far back as something may still be due. */
  async states(seriesId: number, now: Date): Promise<Map<string, OccurrenceState>> {
    const rows = await this.database.query<Row>(`${SELECT} AND o.plannedOn >= ?`, [
      seriesId,
      dueFrom(now, this.settings.company.timeZone),
    ]);
    return new Map(rows.map(present).map(({ plannedOn, state }) => [plannedOn, state]));
  }

  async problems(seriesId: number): Promise<OccurrenceAnswer[]> {
    const rows = await this.database.query<Row>(
      `${SELECT} AND o.state IN ('failed', 'missed') ORDER BY o.plannedOn LIMIT ${String(MOST_PROBLEMS)}`,
      [seriesId],
    );
    return rows.map(present);
  }

  /** The latest date first. @throws AppError not_found where there is no such series */
  async list(seriesId: number, query: OccurrencesQuery): Promise<PageOf<OccurrenceAnswer>> {
    const page = pageOrFirst(query);
    const direction = query.order === 'asc' ? 'ASC' : 'DESC';
    const [series] = await this.database.query<Row>(
      `SELECT (SELECT COUNT(*) FROM recurring_occurrences o WHERE o.seriesId = r.id) AS total
        FROM recurring_jobs r WHERE r.id = ?`,
      [seriesId],
    );
    if (series === undefined) throw new AppError('not_found');
    const rows = await this.database.query<Row>(
      `${SELECT} ORDER BY o.plannedOn ${direction} LIMIT ${String(page.limit)} OFFSET ${String(page.offset)}`,
      [seriesId],
    );
    return new PageOf(rows.map(present), toNumber(series['total']), page);
  }
}

function present(row: Row): OccurrenceAnswer {
  return {
    plannedOn: toText(row['plannedOn']),
    day: toText(row['day']),
    state: row['state'] as OccurrenceAnswer['state'], // written by this module alone
    reason: row['reason'] as OccurrenceAnswer['reason'], // written by this module alone
    jobId: toNullable(row['jobId'], toNumber),
    at: toDate(row['at']).toISOString(),
  };
}
