import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import type { Language } from '@dispatch/domain/text/language';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { found } from '../../../database/records/found';
import { type Row, toDate, toFlag, toNullable } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import type { UserAnswer } from './user.schema';

export const USER_SELECT = `SELECT u.id, u.name, u.email, u.role, u.isActive, u.seesPrices, u.lastLogin,
  u.language, u.shortcuts, u.createdAt, u.updatedAt, u.version, d.id AS driverId, d.phone AS driverPhone,
  i.sentAt AS invitedAt, i.expiresAt AS invitationEnd, i.failedAt AS invitationFailedAt
  FROM users u LEFT JOIN drivers d ON d.userId = u.id AND u.role = 'driver'
  LEFT JOIN invitations i ON i.userId = u.id`;

/** Service accounts are stored in the same table. */
export const IS_PERSON = `u.deletedAt IS NULL AND u.role <> '${SERVICE_ACCOUNT}'`;

const ONE = `${USER_SELECT} WHERE u.id = ? AND ${IS_PERSON}`;

/** The record in the form of the API. Never reads the password hash. */
export function presentUser({
  invitedAt,
  invitationEnd,
  invitationFailedAt,
  ...row
}: Row): UserAnswer {
  return {
    ...(row as Pick<UserAnswer, 'id' | 'name' | 'email' | 'role' | 'version'>), // the named columns
    driverId: row.driverId as number | null, // integer column
    driverPhone: row.driverPhone as string | null, // text column
    isActive: toFlag(row.isActive),
    seesPrices: toFlag(row.seesPrices),
    lastLogin: instantIn(row.lastLogin),
    invitation:
      invitedAt === null
        ? null
        : {
            sentAt: toDate(invitedAt).toISOString(),
            expiresAt: toDate(invitationEnd).toISOString(),
            failedAt: instantIn(invitationFailedAt),
          },
    language: row.language as UserAnswer['language'], // validated when written
    shortcuts: toNullable(row.shortcuts, toFlag),
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
  };
}

function instantIn(value: unknown): string | null {
  return toNullable(value, toDate)?.toISOString() ?? null;
}

/** Reads users in the form of the API. */
@Injectable()
export class UserQueries {
  constructor(private readonly database: Database) {}

  /** One user, or null when unknown or deleted. Inside a transaction it sees uncommitted writes. */
  async one(id: number): Promise<UserAnswer | null> {
    const [row] = await this.database.query<Row>(ONE, [id]);
    return row === undefined ? null : presentUser(row);
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<UserAnswer> {
    return found(await this.one(id));
  }

  /** The requested language, else the user's own. */
  async languageOf({ userId }: Actor, asked?: Language): Promise<Language> {
    return asked ?? (await this.one(userId))?.language ?? 'en-CA';
  }

  /** Whether any user exists, including deleted ones. */
  async hasAny(): Promise<boolean> {
    const rows = await this.database.query<Row>('SELECT id FROM users LIMIT 1');
    return rows.length > 0;
  }
}
