import { isTbd, nameKey } from '@dispatch/domain/people/customer';
import { normaliseEmail } from '@dispatch/domain/people/email';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toDate, toNullable, toNumber } from '../../database/rows';
import type { BlacklistedQueryDto } from './blacklist.dto';
import type { BlacklistedAnswer } from './blacklist.schema';
import type { CustomerAnswer } from './customer.schema';
import sql, { type Sql } from 'sql-template-tag';

/** The columns of an answer, for customers `c` and their job totals `t`. */
export const CUSTOMER_COLUMNS = `c.id, c.name, c.contactName, c.email, c.phone, c.address, c.city,
  c.province, c.postalCode, c.reportLevel, c.status, c.blacklistReason, c.blacklistedAt, c.createdAt, c.updatedAt, c.version,
  t.jobs AS totalJobs, t.promised AS promisedJobs, t.onTime AS onTimeJobs,
  t.promisedDeliveries, t.onTimeDeliveries, t.lastJobDate`;

type PlainColumn = Exclude<
  keyof CustomerAnswer,
  | 'totalJobs'
  | 'promisedJobs'
  | 'onTimeJobs'
  | 'promisedDeliveries'
  | 'onTimeDeliveries'
  | 'lastJobDate'
  | 'blacklistedAt'
  | 'createdAt'
  | 'updatedAt'
>;

export function presentCustomer(row: Row): CustomerAnswer {
  return {
    ...(row as Pick<CustomerAnswer, PlainColumn>), // the named columns, checked when written
    blacklistedAt: toNullable(row.blacklistedAt, toDate)?.toISOString() ?? null,
    totalJobs: toNumber(row.totalJobs),
    promisedJobs: toNumber(row.promisedJobs),
    onTimeJobs: toNumber(row.onTimeJobs),
    promisedDeliveries: toNumber(row.promisedDeliveries),
    onTimeDeliveries: toNumber(row.onTimeDeliveries),
    lastJobDate: toNullable(row.lastJobDate, toDate)?.toISOString() ?? null,
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
  };
}

const MOST_LOOK_ALIKES = 10;

@Injectable()
export class CustomerQueries {
  constructor(private readonly database: Database) {}

  /** Reads one customer; inside a transaction it sees its own writes. @throws AppError not_found */
  async get(id: number): Promise<CustomerAnswer> {
    const row = await this.database.one<Row>(
      `SELECT ${CUSTOMER_COLUMNS} FROM customers c JOIN customer_totals t ON t.customerId = c.id
       WHERE c.id = ? AND c.deletedAt IS NULL`,
      [id],
    );
    return presentCustomer(row);
  }

  /** Customers with similar names, oldest first. @throws AppError not_found */
  async lookAlikes(id: number): Promise<CustomerAnswer[]> {
    await this.get(id);
    const rows = await this.database.query<Row>(
      `SELECT ${CUSTOMER_COLUMNS} FROM customers c JOIN customer_totals t ON t.customerId = c.id
       WHERE c.likenessKey = (SELECT likenessKey FROM customers WHERE id = ?)
         AND c.id <> ? AND c.deletedAt IS NULL ORDER BY c.id LIMIT ?`,
      [id, id, MOST_LOOK_ALIKES],
    );
    return rows.map(presentCustomer);
  }

  /**
   * Checks whether a typed customer is on the blacklist, which includes deleted customers. At most one match, by the
   * rules of the upsert: by e-mail, else by name, never by a placeholder.
   */
  async matching({ name, email }: BlacklistedQueryDto): Promise<BlacklistedAnswer[]> {
    const byEmail = email ? await this.newest(sql`email = ${normaliseEmail(email)}`) : [];
    if (byEmail.length > 0 || !name || isTbd(name)) return byEmail;
    return this.newest(sql`nameKey = ${nameKey(name)}`);
  }

  private async newest(condition: Sql): Promise<BlacklistedAnswer[]> {
    const rows = await this.database.select<Row>(
      sql`SELECT name, blacklistReason, blacklistedAt, deletedAt FROM customers
        WHERE ${condition} AND status = 'inactive' ORDER BY id DESC LIMIT 1`,
    );
    return rows.map((row) => ({
      ...(row as Pick<BlacklistedAnswer, 'name' | 'blacklistReason'>), // the named columns
      blacklistedAt: toNullable(row.blacklistedAt, toDate)?.toISOString() ?? null,
      deletedAt: toNullable(row.deletedAt, toDate)?.toISOString() ?? null,
    }));
  }
}
