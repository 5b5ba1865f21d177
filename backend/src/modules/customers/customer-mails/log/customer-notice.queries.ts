import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { Injectable } from '@nestjs/common';
import sql, { join, raw } from 'sql-template-tag';
import { Database } from '../../../../database/database';
import { boundedCount } from '../../../../database/records/bounded-count';
import { type Row, toIsoText, toNullable, toNumber, toText } from '../../../../database/rows';
import { PageOf, pageOrFirst } from '../../../../http/answers/paging';
import type { CustomerNoticeAnswer } from './customer-notice.schema';
import type { CustomerNoticesQueryDto } from './customer-notice.dto';

const SELECT = `SELECT n.id, n.jobId, n.customerId, c.name AS customerName, n.event, n.state, n.email, n.reason,
  n.problem, n.createdAt, n.settledAt`;
const FROM = 'FROM customer_notices n JOIN customers c ON c.id = n.customerId';

/** Reads the customer notices; inside a transaction it sees its own writes. */
@Injectable()
export class CustomerNoticeQueries {
  constructor(private readonly database: Database) {}

  /** Newest first, always a page. */
  async list(query: CustomerNoticesQueryDto): Promise<PageOf<CustomerNoticeAnswer>> {
    const page = pageOrFirst(query);
    const conditions = [
      ...(query.state === undefined ? [] : [sql`n.state = ${query.state}`]),
      ...(query.jobId === undefined ? [] : [sql`n.jobId = ${query.jobId}`]),
    ];
    const where = conditions.length === 0 ? sql`` : sql`WHERE ${join(conditions, ' AND ')}`;
    const from = sql`${raw(FROM)} ${where}`;
    const order = raw(query.order === 'asc' ? 'ASC' : 'DESC');
    const [rows, { total, isLeast }] = await Promise.all([
      this.database.select<Row>(
        sql`${raw(SELECT)} ${from} ORDER BY n.id ${order} LIMIT ${page.limit} OFFSET ${page.offset}`,
      ),
      boundedCount(this.database, from, page),
    ]);
    return new PageOf(rows.map(present), total, page, isLeast);
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<CustomerNoticeAnswer> {
    return present(await this.database.one<Row>(`${SELECT} ${FROM} WHERE n.id = ?`, [id]));
  }
}

function present(row: Row): CustomerNoticeAnswer {
  const { event, state, reason } = row as Pick<CustomerNoticeAnswer, 'event' | 'state' | 'reason'>; // checked when written
  const jobId = toNumber(row['jobId']);
  return {
    ...{ id: toNumber(row.id), jobId, jobReference: jobReference(jobId) },
    customerId: toNumber(row['customerId']),
    customerName: toText(row['customerName']),
    ...{ event, state, reason },
    email: toNullable(row['email'], toText),
    problem: toNullable(row['problem'], toText),
    createdAt: toIsoText(row.createdAt),
    settledAt: toNullable(row['settledAt'], toIsoText),
  };
}
