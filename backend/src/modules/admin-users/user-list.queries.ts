import { Injectable } from '@nestjs/common';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Database } from '../../database/database';
import { personClause } from '../../search/person-search';
import { listOf } from '../../http/answers/list-of';
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

const SEARCHED = { nameSort: 'u.nameSort', email: 'u.email' };

/** Reads the list of users. */
@Injectable()
export class UserListQueries {
  constructor(private readonly database: Database) {}

  /** All users, or a page on request; by name unless sorted otherwise. */
  async list(query: UsersQueryDto): Promise<PageOf<UserAnswer> | UserAnswer[]> {
    const page = pageRequest(query);
    const where = whereOf(query);
    if (where === null) return page === null ? [] : new PageOf<UserAnswer>([], 0, page);
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const order = raw(`${ORDERS[query.sort ?? 'name']} ${direction}, u.id ${direction}`);
    return listOf(this.database, page, {
      select: sql`${raw(USER_SELECT)} WHERE ${where} ORDER BY ${order}`,
      from: sql`FROM users u WHERE ${where}`,
      present: (rows) => rows.map(presentUser),
    });
  }
}

/** Matches parts of the name or e-mail; null for fewer than two characters. */
function whereOf({ q, role }: UsersQueryDto): Sql | null {
  const found = q === '' ? sql`1 = 1` : personClause(q, SEARCHED);
  if (found === null) return null;
  return sql`${raw(IS_PERSON)} AND ${role === undefined ? sql`1 = 1` : sql`u.role = ${role}`} AND ${found}`;
}
