import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Repository } from 'typeorm';
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
  constructor(@InjectRepository(ApiToken) private readonly tokens: Repository<ApiToken>) {}

  /** Counts the valid tokens, and prevents new ones until this transaction ends. */
  async countLive(tx: Tx, userId: number, now: Date): Promise<number> {
    await holdGuard(tx, 'tokens');
    return this.in(tx).countBy({ userId, revokedAt: IsNull(), expiresAt: MoreThan(now) });
  }

  /** Returns the id. */
  async insert(tx: Tx, token: NewToken): Promise<number> {
    const row = this.in(tx).create({
      ...token,
      revokedAt: null,
      lastUsedAt: null,
      lastUsedFrom: null,
      refusedAt: null,
      windowStart: null,
      windowTaken: 0,
    });
    await this.in(tx).insert(row);
    return row.id;
  }

  /** False if it no longer exists. */
  async revoke(tx: Tx, id: number, at: Date): Promise<boolean> {
    const { affected } = await this.in(tx).update({ id, revokedAt: IsNull() }, { revokedAt: at });
    return affected === 1;
  }

  /** Revokes every token of a user or a service account. */
  async revokeAllOf(tx: Tx, userId: number, at: Date): Promise<void> {
    await this.in(tx).update({ userId, revokedAt: IsNull() }, { revokedAt: at });
  }

  async noteUse(tx: Tx, id: number, at: Date, from: string): Promise<void> {
    await this.in(tx).update({ id }, { lastUsedAt: at, lastUsedFrom: from.slice(0, 45) });
  }

  async noteRefusal(tx: Tx, id: number, at: Date): Promise<void> {
    await this.in(tx).update({ id }, { refusedAt: at });
  }

  async removeOld(tx: Tx, now: Date): Promise<void> {
    await this.in(tx).delete({ expiresAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
  }

  private in(tx: Tx): Repository<ApiToken> {
    return tx.manager.withRepository(this.tokens);
  }
}
