import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toDate, toFlag } from '../../database/rows';
import type { Tx } from '../../database/transaction';
import type { UserAnswer } from './user.schema';

const SELECT = `SELECT u.id, u.name, u.email, u.role, u.isActive, u.lastLogin, u.language, u.createdAt,
  u.updatedAt, u.version, d.id AS driverId, d.phone AS driverPhone
  FROM users u LEFT JOIN drivers d ON d.userId = u.id AND u.role = 'driver'`;

/** The record as the API shows it; the password hash is never read here. */
export function presentUser(row: Row): UserAnswer {
  return {
    ...(row as Pick<UserAnswer, 'id' | 'name' | 'email' | 'role' | 'version'>), // the named columns
    driverId: row.driverId as number | null, // integer column
    driverPhone: row.driverPhone as string | null, // text column
    isActive: toFlag(row.isActive),
    lastLogin: row.lastLogin == null ? null : toDate(row.lastLogin).toISOString(),
    language: row.language as UserAnswer['language'], // checked when written
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
  };
}

/** Reads users as the API shows them. */
@Injectable()
export class UserQueries {
  constructor(private readonly database: Database) {}

  /** One user, null when unknown or deleted. */
  async one(id: number): Promise<UserAnswer | null> {
    const rows = await this.database.query<Row>(
      `${SELECT} WHERE u.id = ? AND u.deletedAt IS NULL`,
      [id],
    );
    return rows[0] === undefined ? null : presentUser(rows[0]);
  }

  /** The same inside a transaction, where it sees what the transaction wrote. */
  async oneIn(tx: Tx, id: number): Promise<UserAnswer | null> {
    const rows: Row[] = await tx.manager.query(`${SELECT} WHERE u.id = ? AND u.deletedAt IS NULL`, [
      id,
    ]);
    return rows[0] === undefined ? null : presentUser(rows[0]);
  }
}
