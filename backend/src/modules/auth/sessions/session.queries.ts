import { isRole, permissionsOf } from '@dispatch/domain/people/permissions';
import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { DATA_VERSION } from '../../../database/transactions/data-version';
import { Database } from '../../../database/database';
import { type Row, toDate, toFlag, toNullable, toNumber } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import type { SessionAnswer } from '../auth.schema';

interface CallerRow {
  readonly sessionId: number;
  readonly expiresAt: unknown;
  readonly lastUsedAt: unknown;
  readonly userId: number;
  readonly name: string;
  readonly role: string;
  readonly seesPrices: unknown;
  readonly driverId: number | null;
  readonly dataVersion: unknown;
}

const MOST_SHOWN = 100;

const LIVE = 's.revokedAt IS NULL AND u.isActive = 1 AND u.deletedAt IS NULL';

@Injectable()
export class SessionQueries {
  constructor(private readonly database: Database) {}

  /**
   * The user of a live session, read on every request. Includes the version of all data, which saves a second query.
   */
  async used(sidHash: string, now: Date) {
    const [row] = await this.database.query<CallerRow>(
      `SELECT s.id AS sessionId, s.expiresAt, COALESCE(s.lastUsedAt, s.createdAt) AS lastUsedAt,
         u.id AS userId, u.name, u.role, u.seesPrices, d.id AS driverId, ${DATA_VERSION} AS dataVersion
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
    const permissions = permissionsOf({ role, seesPrices: toFlag(row.seesPrices) });
    const actor = { sessionId, userId, name, role, permissions, driverId };
    return {
      caller: { actor, dataVersion: toNumber(row.dataVersion) },
      lastUsedAt: toDate(row.lastUsedAt),
    };
  }

  /** Whether the session is still valid. */
  async isLive(sessionId: number, now: Date): Promise<boolean> {
    const rows = await this.database.query<CallerRow>(
      `SELECT s.expiresAt FROM sessions s JOIN users u ON u.id = s.userId WHERE s.id = ? AND ${LIVE}`,
      [sessionId],
    );
    return rows.some(({ expiresAt }) => toDate(expiresAt) > now);
  }

  /** When the user last confirmed their password in this session; null if never. */
  async confirmedAt(sessionId: number): Promise<Date | null> {
    const [row] = await this.database.query<Row>('SELECT confirmedAt FROM sessions WHERE id = ?', [
      sessionId,
    ]);
    return toNullable(row?.confirmedAt, toDate);
  }

  /** The user's live sessions. */
  async liveOf(
    { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
    now: Date,
  ): Promise<SessionAnswer[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, createdAt, expiresAt, COALESCE(lastUsedAt, createdAt) AS lastUsedAt, ip, userAgent
       FROM sessions WHERE userId = ? AND revokedAt IS NULL AND expiresAt > ?
       ORDER BY CASE WHEN id = ? THEN 0 ELSE 1 END, COALESCE(lastUsedAt, createdAt) DESC, id DESC
       LIMIT ?`,
      [userId, now, sessionId, MOST_SHOWN],
    );
    return rows.map((row) => presentSession(row, sessionId, now));
  }
}

/** The current session always counts as used now, despite an older recorded time. */
function presentSession(row: Row, currentId: number, now: Date): SessionAnswer {
  const isCurrent = row.id === currentId;
  return {
    id: row.id as number, // integer column
    isCurrent,
    signedInAt: toDate(row.createdAt).toISOString(),
    lastUsedAt: (isCurrent ? now : toDate(row.lastUsedAt)).toISOString(),
    expiresAt: toDate(row.expiresAt).toISOString(),
    address: row.ip as string | null, // text column
    userAgent: row.userAgent as string | null, // text column
  };
}
