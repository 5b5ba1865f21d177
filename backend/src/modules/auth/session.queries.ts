import { isRole } from '@dispatch/domain/people/permissions';
import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { DATA_VERSION } from '../../database/transactions/data-version';
import { Database } from '../../database/database';
import { toDate, toNumber } from '../../database/rows';
import type { Caller } from '../../http/access/actor';

interface Row {
  readonly sessionId: number;
  readonly expiresAt: unknown;
  readonly userId: number;
  readonly name: string;
  readonly role: string;
  readonly driverId: number | null;
  readonly dataVersion: unknown;
}

const LIVE = 's.revokedAt IS NULL AND u.isActive = 1 AND u.deletedAt IS NULL';

@Injectable()
export class SessionQueries {
  constructor(private readonly database: Database) {}

  /**
   * The person behind a live session of an active user, read afresh on every request; together with the
   * version of all data, for which a server would else be asked once more.
   */
  async caller(sidHash: string, now: Date): Promise<Caller | null> {
    const [row] = await this.database.query<Row>(
      `SELECT s.id AS sessionId, s.expiresAt, u.id AS userId, u.name, u.role, d.id AS driverId,
         ${DATA_VERSION} AS dataVersion
       FROM sessions s
       JOIN users u ON u.id = s.userId
       LEFT JOIN drivers d ON d.userId = u.id
       WHERE s.sidHash = ? AND ${LIVE}`,
      [sidHash],
    );
    if (row === undefined || toDate(row.expiresAt) <= now) return null;
    if (!isRole(row.role)) throw new AppError('forbidden');
    const { sessionId, userId, name, role } = row;
    const driverId = role === 'driver' ? row.driverId : null;
    return {
      actor: { sessionId, userId, name, role, driverId },
      dataVersion: toNumber(row.dataVersion),
    };
  }

  /** Whether the session goes on. */
  async isLive(sessionId: number, now: Date): Promise<boolean> {
    const rows = await this.database.query<Row>(
      `SELECT s.expiresAt FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ? AND ${LIVE}`,
      [sessionId],
    );
    return rows.some(({ expiresAt }) => toDate(expiresAt) > now);
  }
}
