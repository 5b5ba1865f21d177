import { tokenState } from '@dispatch/domain/people/api-tokens';
import { isRole, permissionsOf } from '@dispatch/domain/people/permissions';
import {
  isScope,
  opened,
  type Scope,
  SERVICE_ACCOUNT,
  SERVICE_HOLDER,
} from '@dispatch/domain/people/scopes';
import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { foundRow } from '../../../database/records/found';
import { type Row, toDate, toFlag, toNullable, toNumber, toText } from '../../../database/rows';
import { DATA_VERSION } from '../../../database/transactions/data-version';
import type { Actor, Caller } from '../../../http/access/actor';
import { listOf } from '../../../http/answers/list-of';
import { type PageOf, pageRequest } from '../../../http/answers/paging';
import type { TokenAnswer } from './token.schema';
import type { TokensQueryDto } from './token.dto';

export interface PresentedToken {
  readonly id: number;
  readonly name: string;
  readonly caller: Caller;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly refusedAt: Date | null;
}

const SELECT = `SELECT t.id, t.name, t.hint, t.scopes, t.userId AS ownerId, u.name AS ownerName, t.createdAt,
  t.expiresAt, t.revokedAt, t.lastUsedAt, t.lastUsedFrom FROM api_tokens t JOIN users u ON u.id = t.userId`;
const LIVE = 't.revokedAt IS NULL AND u.isActive = 1 AND u.deletedAt IS NULL';

@Injectable()
export class TokenQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Read with every request, like sessions. Null if it is unknown or revoked, or its owner is deleted or inactive. */
  async presented(tokenHash: string): Promise<PresentedToken | null> {
    const [row] = await this.database.query<Row>(
      `SELECT t.id, t.name, t.scopes, t.expiresAt, t.lastUsedAt, t.refusedAt,
         u.id AS userId, u.name AS ownerName, u.role, u.seesPrices, d.id AS driverId, ${DATA_VERSION} AS dataVersion
       FROM api_tokens t
       JOIN users u ON u.id = t.userId
       LEFT JOIN drivers d ON d.userId = u.id AND u.role = 'driver'
       WHERE t.tokenHash = ? AND ${LIVE}`,
      [tokenHash],
    );
    if (row === undefined) return null;
    const role = roleOf(row);
    const owner =
      role === SERVICE_ACCOUNT
        ? SERVICE_HOLDER
        : { permissions: permissionsOf({ role, seesPrices: toFlag(row.seesPrices) }) };
    const id = toNumber(row.id);
    const scopes = scopesIn(row);
    const actor = {
      userId: toNumber(row.userId),
      name: toText(row.ownerName),
      role,
      permissions: opened(scopes, owner),
      driverId: toNullable(row.driverId, toNumber),
      sessionId: 0,
      token: { id, scopes, owner },
    };
    return {
      id,
      name: toText(row.name),
      caller: { actor, dataVersion: toNumber(row.dataVersion) },
      expiresAt: toDate(row.expiresAt),
      lastUsedAt: toNullable(row.lastUsedAt, toDate),
      refusedAt: toNullable(row.refusedAt, toDate),
    };
  }

  async isLive(id: number, now: Date): Promise<boolean> {
    const rows = await this.database.query<Row>(
      `SELECT t.expiresAt FROM api_tokens t JOIN users u ON u.id = t.userId WHERE t.id = ? AND ${LIVE}`,
      [id],
    );
    return rows.some(({ expiresAt }) => toDate(expiresAt) > now);
  }

  /** The unrevoked tokens of a user or service account, earliest expiry first. */
  listOf(userId: number): Promise<TokenAnswer[]> {
    return this.read('t.userId = ? AND t.revokedAt IS NULL ORDER BY t.expiresAt, t.id', [userId]);
  }

  list(query: TokensQueryDto): Promise<PageOf<TokenAnswer> | TokenAnswer[]> {
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const order = raw(`t.expiresAt ${direction}, t.id ${direction}`);
    const now = this.clock.now();
    return listOf(this.database, pageRequest(query), {
      select: sql`${raw(SELECT)} WHERE t.revokedAt IS NULL ORDER BY ${order}`,
      from: sql`FROM api_tokens t WHERE t.revokedAt IS NULL`,
      present: (rows) => rows.map((row) => present(row, now)),
    });
  }

  /** @throws AppError not_found, also for a revoked token */
  async get(id: number): Promise<TokenAnswer> {
    return foundRow(await this.read('t.id = ? AND t.revokedAt IS NULL', [id]));
  }

  private async read(where: string, values: readonly number[]): Promise<TokenAnswer[]> {
    const rows = await this.database.query<Row>(`${SELECT} WHERE ${where}`, values);
    const now = this.clock.now();
    return rows.map((row) => present(row, now));
  }
}

function roleOf({ role }: Row): Actor['role'] {
  if (role === SERVICE_ACCOUNT || isRole(role)) return role;
  throw new AppError('forbidden');
}

/** Ignores scopes that were stored by another version and are unknown to this one. */
function scopesIn(row: Row): Scope[] {
  return toText(row.scopes).split(' ').filter(isScope);
}

type PlainColumn = 'id' | 'name' | 'hint' | 'ownerId' | 'ownerName' | 'lastUsedFrom';

function present({ revokedAt, ...row }: Row, now: Date): TokenAnswer {
  const expiresAt = toDate(row.expiresAt);
  return {
    ...(row as Pick<TokenAnswer, PlainColumn>), // the named columns, as written
    scopes: scopesIn(row),
    state: tokenState({ expiresAt, revokedAt: toNullable(revokedAt, toDate) }, now),
    createdAt: toDate(row.createdAt).toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: toNullable(row.lastUsedAt, toDate)?.toISOString() ?? null,
  };
}
