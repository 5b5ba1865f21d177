import type { PermissionSet } from '@dispatch/domain/people/permissions';
import type { OccurrenceState } from '@dispatch/domain/recurring/series';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { foundRow } from '../../../database/records/found';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import { PageOf, pageOrFirst } from '../../../http/answers/paging';
import { rowsWithWords } from '../../../search/rows-with-words';
import { presentTemplateJob } from '../templates/template-job.schema';
import { shownDates } from './next-dates';
import { OccurrenceQueries } from './occurrence.queries';
import type { OccurrenceAnswer, RecurringJobAnswer } from './recurring-job.schema';
import { ruleOf, storedSchedule } from './schedule.schema';
import type { RecurringJobsQueryDto } from './recurring-job.dto';

const SELECT = `SELECT r.id, r.name, r.templateId, t.name AS templateName, r.job, r.driverId, r.schedule, r.state,
  r.version, r.createdAt, r.updatedAt, d.name AS driverName, c.name AS customerName
  FROM recurring_jobs r LEFT JOIN job_templates t ON t.id = r.templateId
  LEFT JOIN drivers d ON d.id = r.driverId
  LEFT JOIN customers c ON c.id = COALESCE(r.customerId, t.customerId)`;

type OtherNames = 'templateId' | 'templateName' | 'customerName' | 'driverId' | 'driverName';
type PlainColumn = 'id' | 'name' | 'state' | 'version' | OtherNames;

/** The settled dates of one series, and its problems. */
interface Dates {
  readonly now: Date;
  readonly settled: ReadonlyMap<string, OccurrenceState>;
  readonly problems: readonly OccurrenceAnswer[];
}

@Injectable()
export class RecurringJobQueries {
  constructor(
    private readonly database: Database,
    private readonly occurrences: OccurrenceQueries,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** By name. At most 500 exist, so they are searched and sliced in memory. */
  async list(
    reader: PermissionSet,
    query: RecurringJobsQueryDto,
  ): Promise<PageOf<RecurringJobAnswer>> {
    const page = pageOrFirst(query);
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const rows = await this.database.query<Row>(
      `${SELECT} ${query.state === undefined ? '' : 'WHERE r.state = ?'}
        ORDER BY r.name ${direction}, r.id ${direction}`,
      query.state === undefined ? [] : [query.state],
    );
    const names = ['name', 'templateName', 'customerName', 'driverName'];
    const found = rowsWithWords(rows, query.q, names);
    const shown = found.slice(page.offset, page.offset + page.limit);
    return new PageOf(await this.present(shown, reader), found.length, page);
  }

  /** @throws AppError not_found */
  async get(reader: PermissionSet, id: number): Promise<RecurringJobAnswer> {
    const rows = await this.database.query<Row>(`${SELECT} WHERE r.id = ?`, [id]);
    return foundRow(await this.present(rows, reader));
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<Row>('SELECT COUNT(*) AS total FROM recurring_jobs');
    return toNumber(row?.['total']);
  }

  private async present(
    rows: readonly Row[],
    reader: PermissionSet,
  ): Promise<RecurringJobAnswer[]> {
    const now = this.clock.now();
    const ids = rows.map(({ id }) => toNumber(id));
    const [states, problems] = await Promise.all([
      this.occurrences.states(ids, now),
      this.occurrences.problems(ids),
    ]);
    return rows.map((row) => {
      const id = toNumber(row['id']);
      const settled = states.get(id) ?? new Map<string, OccurrenceState>();
      return this.one(row, reader, { now, settled, problems: problems.get(id) ?? [] });
    });
  }

  private one(
    row: Row,
    reader: PermissionSet,
    { now, settled, problems }: Dates,
  ): RecurringJobAnswer {
    const schedule = storedSchedule(toText(row['schedule']));
    const { state, ...shown } = row as Pick<RecurringJobAnswer, PlainColumn>; // written by this module alone
    const seen = { now, timeZone: this.settings.company.timeZone };
    return {
      ...shown,
      job: toNullable(row['job'], (job) => presentTemplateJob(toText(job), reader)),
      schedule,
      state,
      next: state === 'ended' ? [] : shownDates(ruleOf(schedule), { ...seen, settled }),
      problems: [...problems],
      createdAt: toDate(row['createdAt']).toISOString(),
      updatedAt: toDate(row['updatedAt']).toISOString(),
    };
  }
}
