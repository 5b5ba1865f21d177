import { isRole } from '@dispatch/domain/permissions';
import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { toDate } from '../../database/rows';
import type { Actor } from '../../http/actor';

interface Row {
  readonly sessionId: number;
  readonly expiresAt: unknown;
  readonly userId: number;
  readonly name: string;
  readonly role: string;
  readonly driverId: number | null;
}

@Injectable()
export class SessionQueries {
  constructor(private readonly database: Database) {}

  /** The person behind a live session of an active user, read afresh on every request. */
  async actor(sidHash: string, now: Date): Promise<Actor | null> {
    const [row] = await this.database.query<Row>(
      `SELECT s.id AS sessionId, s.expiresAt, u.id AS userId, u.name, u.role, d.id AS driverId
       FROM sessions s
       JOIN users u ON u.id = s.userId
       LEFT JOIN drivers d ON d.userId = u.id
       WHERE s.sidHash = ? AND s.revokedAt IS NULL AND u.isActive = 1 AND u.deletedAt IS NULL`,
      [sidHash],
    );
    if (row === undefined || toDate(row.expiresAt) <= now) return null;
    if (!isRole(row.role)) throw new AppError('forbidden');
    const { sessionId, userId, name, role } = row;
    return { sessionId, userId, name, role, driverId: role === 'driver' ? row.driverId : null };
  }
}
