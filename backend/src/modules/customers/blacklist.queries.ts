import { normaliseEmail } from '@dispatch/domain/people/email';
import { isTbd, nameKey } from '@dispatch/domain/people/customer';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { Database } from '../../database/database';
import { type Row, toDate, toNullable } from '../../database/rows';
import type { BlacklistedAnswer } from './blacklist.schema';
import type { BlacklistedQueryDto } from './blacklist.dto';

/** Checks whether a typed customer is on the blacklist, which includes deleted customers. */
@Injectable()
export class BlacklistQueries {
  constructor(private readonly database: Database) {}

  /** At most one match, by the rules of the upsert: by e-mail, else by name, never by a placeholder. */
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
