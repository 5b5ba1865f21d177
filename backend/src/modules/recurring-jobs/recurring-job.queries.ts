import { AppError } from '@dispatch/domain/errors';
import type { Holder } from '@dispatch/domain/people/permissions';
import { matchesWords, searchQuery, searchText } from '@dispatch/domain/text/search-words';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { Database } from '../../database/database';
import { type Row, toDate, toNullable, toNumber, toText } from '../../database/rows';
import { PageOf, pageOrFirst } from '../../http/answers/paging';
import { presentTemplateJob } from '../job-templates/template-job.schema';
import { shownDates } from './next-dates';
import { OccurrenceQueries } from './occurrence.queries';
import type { RecurringJobAnswer, RecurringJobsQuery } from './recurring-job.schema';
import { ruleOf, storedSchedule } from './schedule.schema';

const SELECT = `SELECT r.id, r.name, r.templateId, t.name AS templateName, r.job, r.driverId, r.schedule, r.state,
  r.version, r.createdAt, r.updatedAt, d.name AS driverName, c.name AS customerName
  FROM recurring_jobs r LEFT JOIN job_templates t ON t.id = r.templateId
  LEFT JOIN drivers d ON d.id = r.driverId
  LEFT JOIN customers c ON c.id = COALESCE(r.customerId, t.customerId)`;

@Injectable()
export class RecurringJobQueries {
  constructor(
    private readonly database: Database,
    private readonly occurrences: OccurrenceQueries,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** By name. There are few, so that they are searched one by one. */
  async list(reader: Holder, query: RecurringJobsQuery): Promise<PageOf<RecurringJobAnswer>> {
    const page = pageOrFirst(query);
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const rows = await this.database.query<Row>(
      `${SELECT} ${query.state === undefined ? '' : 'WHERE r.state = ?'}
        ORDER BY r.name ${direction}, r.id ${direction}`,
      query.state === undefined ? [] : [query.state],
    );
    const found = query.q === undefined ? rows : foundBy(rows, query.q);
    const shown = found.slice(page.offset, page.offset + page.limit);
    const answers: RecurringJobAnswer[] = [];
    for (const row of shown) answers.push(await this.present(row, reader));
    return new PageOf(answers, found.length, page);
  }

  /** @throws AppError not_found */
  async get(reader: Holder, id: number): Promise<RecurringJobAnswer> {
    const [row] = await this.database.query<Row>(`${SELECT} WHERE r.id = ?`, [id]);
    if (row === undefined) throw new AppError('not_found');
    return this.present(row, reader);
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<Row>('SELECT COUNT(*) AS total FROM recurring_jobs');
    return toNumber(row?.['total']);
  }

  private async present(row: Row, reader: Holder): Promise<RecurringJobAnswer> {
    const id = toNumber(row['id']);
    const schedule = storedSchedule(toText(row['schedule']));
    const state = row['state'] as RecurringJobAnswer['state']; // written by this module alone
    const seen = { now: this.clock.now(), timeZone: this.settings.company.timeZone };
    const settled = await this.occurrences.states(id, seen.now);
    return {
      id,
      name: toText(row['name']),
      templateId: toNullable(row['templateId'], toNumber),
      templateName: toNullable(row['templateName'], toText),
      job: toNullable(row['job'], (job) => presentTemplateJob(toText(job), reader)),
      customerName: toNullable(row['customerName'], toText),
      driverId: toNullable(row['driverId'], toNumber),
      driverName: toNullable(row['driverName'], toText),
      schedule,
      state,
      next: state === 'ended' ? [] : shownDates(ruleOf(schedule), { ...seen, settled }),
      problems: await this.occurrences.problems(id),
      createdAt: toDate(row['createdAt']).toISOString(),
      updatedAt: toDate(row['updatedAt']).toISOString(),
      version: toNumber(row['version']),
    };
  }
}

function foundBy(rows: readonly Row[], query: string): Row[] {
  const words = searchQuery(query);
  if (words === null) return [];
  const textOf = (row: Row) =>
    searchText(
      ['name', 'templateName', 'customerName', 'driverName'].map((column) =>
        toNullable(row[column], toText),
      ),
    );
  return rows.filter((row) => matchesWords(textOf(row), words));
}
