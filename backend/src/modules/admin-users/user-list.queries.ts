import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { personClause } from '../../search/person-search';
import { type Row, toNumber } from '../../database/rows';
import type { SqlValue } from '../../database/sql';
import { PageOf, pageRequest } from '../../http/answers/paging';
import { IS_PERSON, presentUser, USER_SELECT } from '../auth/users/user.queries';
import type { UserAnswer } from '../auth/users/user.schema';
import type { USER_SORTS } from './admin-user.schema';
import type { UsersQueryDto } from './admin-user.dto';

const ORDERS: Readonly<Record<(typeof USER_SORTS)[number], string>> = {
  name: 'u.nameSort',
  email: 'u.email',
  role: 'u.role',
  lastLogin: 'u.lastLogin',
  createdAt: 'u.createdAt',
};

/** Reads the list of users. */
@Injectable()
export class UserListQueries {
  constructor(private readonly database: Database) {}

  /** All users, or a page on request; by name unless sorted otherwise. */
  async list(query: UsersQueryDto): Promise<PageOf<UserAnswer> | UserAnswer[]> {
    const page = pageRequest(query);
    const filter = filterOf(query);
    if (filter === null) return page === null ? [] : new PageOf<UserAnswer>([], 0, page);
    const { where, values } = filter;
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const order = `ORDER BY ${ORDERS[query.sort ?? 'name']} ${direction}, u.id ${direction}`;
    const select = `${USER_SELECT} WHERE ${where} ${order}`;
    if (page === null) return (await this.database.query<Row>(select, values)).map(presentUser);
    const [rows, counts] = await Promise.all([
      this.database.query<Row>(`${select} LIMIT ? OFFSET ?`, [...values, page.limit, page.offset]),
      this.database.query<Row>(`SELECT COUNT(*) AS total FROM users u WHERE ${where}`, values),
    ]);
    return new PageOf(rows.map(presentUser), toNumber(counts[0]?.total), page);
  }
}

/** Matches parts of the name or e-mail; null for fewer than two characters. */
function filterOf({ q, role }: UsersQueryDto): { where: string; values: SqlValue[] } | null {
  const conditions = [IS_PERSON];
  const values: SqlValue[] = [];
  if (role !== undefined) {
    conditions.push('u.role = ?');
    values.push(role);
  }
  if (q !== '') {
    const found = personClause(q, { nameSort: 'u.nameSort', email: 'u.email' });
    if (found === null) return null;
    conditions.push(found.sql);
    values.push(...found.params);
  }
  return { where: conditions.join(' AND '), values };
}
