import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import { insertRecord } from '../../../database/records/records';
import { ApiToken } from '../../../database/schema/entities/accounts/api-token';
import { holdGuard } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';

/** Expired tokens stay listed this long, so that users see why a program failed. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type NewToken = Pick<
  ApiToken,
  'userId' | 'name' | 'tokenHash' | 'hint' | 'scopes' | 'createdAt' | 'expiresAt'
>;

@Injectable()
export class TokenRepository {
  /** Counts the valid tokens, and prevents new ones until this transaction ends. */
  async countLive(tx: Tx, userId: number, now: Date): Promise<number> {
    await holdGuard(tx, 'tokens');
    return tx.manager.countBy(ApiToken, { userId, revokedAt: IsNull(), expiresAt: MoreThan(now) });
  }

  /** Returns the id. */
  insert(tx: Tx, token: NewToken): Promise<number> {
    return insertRecord(tx, ApiToken, {
      ...token,
      revokedAt: null,
      lastUsedAt: null,
      lastUsedFrom: null,
      refusedAt: null,
      windowStart: null,
      windowTaken: 0,
    });
  }

  /** False if it no longer exists. */
  async revoke(tx: Tx, id: number, at: Date): Promise<boolean> {
    const live = { id, revokedAt: IsNull() };
    const { affected } = await tx.manager.update(ApiToken, live, { revokedAt: at });
    return affected === 1;
  }

  /** Revokes every token of a user or a service account. */
  async revokeAllOf(tx: Tx, userId: number, at: Date): Promise<void> {
    await tx.manager.update(ApiToken, { userId, revokedAt: IsNull() }, { revokedAt: at });
  }

  async noteUse(tx: Tx, id: number, at: Date, from: string): Promise<void> {
    await tx.manager.update(ApiToken, { id }, { lastUsedAt: at, lastUsedFrom: from.slice(0, 45) });
  }

  async noteRefusal(tx: Tx, id: number, at: Date): Promise<void> {
    await tx.manager.update(ApiToken, { id }, { refusedAt: at });
  }

  async removeOld(tx: Tx, now: Date): Promise<void> {
    await tx.manager.delete(ApiToken, { expiresAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
  }
}
