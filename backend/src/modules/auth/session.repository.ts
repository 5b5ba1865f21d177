import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Repository } from 'typeorm';
import { Session } from '../../database/schema/entities/accounts/session';
import type { Tx } from '../../database/transactions/transaction';

@Injectable()
export class SessionRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  async insert(
    tx: Tx,
    session: Omit<Session, 'id' | 'user' | 'revokedAt' | 'lastUsedAt'>,
  ): Promise<void> {
    await this.in(tx).insert({ ...session, revokedAt: null, lastUsedAt: null });
  }

  /** The live session with this hash, null when there is none. */
  findLive(tx: Tx, sidHash: string): Promise<Session | null> {
    return this.in(tx).findOneBy({ sidHash, revokedAt: IsNull() });
  }

  async revoke(tx: Tx, sidHash: string, at: Date): Promise<void> {
    await this.in(tx).update({ sidHash, revokedAt: IsNull() }, { revokedAt: at });
  }

  /** False if the user has no such session, or it has ended. */
  async revokeOneOf(tx: Tx, userId: number, id: number, at: Date): Promise<boolean> {
    const { affected } = await this.in(tx).update(
      { id, userId, revokedAt: IsNull(), expiresAt: MoreThan(at) },
      { revokedAt: at },
    );
    return affected === 1;
  }

  /** Records that the user has just confirmed their password. */
  async confirm(tx: Tx, id: number, at: Date): Promise<void> {
    await this.in(tx).update({ id }, { confirmedAt: at });
  }

  /** Ends sessions started through the provider, by its session id or by identity; returns their users. */
  async revokeOfProvider(
    tx: Tx,
    of: { readonly providerSid?: string; readonly identityId?: number },
    at: Date,
  ): Promise<number[]> {
    const live = { ...of, revokedAt: IsNull(), expiresAt: MoreThan(at) };
    const ended = await this.in(tx).find({ where: live, select: { id: true, userId: true } });
    if (ended.length === 0) return [];
    await this.in(tx).update({ id: In(ended.map(({ id }) => id)) }, { revokedAt: at });
    return ended.map(({ userId }) => userId);
  }

  async noteUse(tx: Tx, id: number, at: Date): Promise<void> {
    await this.in(tx).update({ id }, { lastUsedAt: at });
  }

  async removeExpired(tx: Tx, before: Date): Promise<void> {
    await this.in(tx).delete({ expiresAt: LessThan(before) });
  }

  private in(tx: Tx): Repository<Session> {
    return tx.manager.withRepository(this.sessions);
  }
}
