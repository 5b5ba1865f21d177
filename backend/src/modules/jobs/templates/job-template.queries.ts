import type { PermissionSet } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toDate, toNumber, toText } from '../../../database/rows';
import { PageOf, pageOrFirst } from '../../../http/answers/paging';
import { rowsWithWords } from '../../../search/rows-with-words';
import type { JobTemplateAnswer } from './job-template.schema';
import { presentTemplateJob } from './template-job.schema';
import type { JobTemplatesQueryDto } from './job-template.dto';

const SELECT = `SELECT t.id, t.name, t.job, t.version, t.createdAt, t.updatedAt, c.name AS customerName,
  (SELECT COUNT(*) FROM recurring_jobs r WHERE r.templateId = t.id AND r.state <> 'ended') AS usedBy
  FROM job_templates t LEFT JOIN customers c ON c.id = t.customerId AND c.deletedAt IS NULL`;

@Injectable()
export class JobTemplateQueries {
  constructor(private readonly database: Database) {}

  /** By name. At most 500 exist, so they are searched and sliced in memory. */
  async list(
    reader: PermissionSet,
    query: JobTemplatesQueryDto,
  ): Promise<PageOf<JobTemplateAnswer>> {
    const page = pageOrFirst(query);
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const rows = await this.database.query<Row>(`${SELECT} ORDER BY t.nameKey ${direction}`);
    const found = rowsWithWords(rows, query.q, ['name', 'customerName']);
    const shown = found.slice(page.offset, page.offset + page.limit);
    return new PageOf(
      shown.map((row) => present(row, reader)),
      found.length,
      page,
    );
  }

  /** @throws AppError not_found */
  async get(reader: PermissionSet, id: number): Promise<JobTemplateAnswer> {
    const row = await this.database.one<Row>(`${SELECT} WHERE t.id = ?`, [id]);
    return present(row, reader);
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<Row>('SELECT COUNT(*) AS total FROM job_templates');
    return toNumber(row?.['total']);
  }
}

function present(row: Row, reader: PermissionSet): JobTemplateAnswer {
  return {
    ...(row as Pick<JobTemplateAnswer, 'id' | 'name' | 'customerName' | 'version'>), // as written
    job: presentTemplateJob(toText(row['job']), reader),
    usedBy: toNumber(row['usedBy']),
    createdAt: toDate(row['createdAt']).toISOString(),
    updatedAt: toDate(row['updatedAt']).toISOString(),
  };
}
