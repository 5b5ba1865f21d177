import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { Session } from '../../../database/schema/entities/accounts/session';
import type { Tx } from '../../../database/transactions/transaction';

@Injectable()
export class SessionRepository {
  async insert(
    tx: Tx,
    session: Omit<Session, 'id' | 'user' | 'revokedAt' | 'lastUsedAt'>,
  ): Promise<void> {
    await tx.manager.insert(Session, { ...session, revokedAt: null, lastUsedAt: null });
  }

  /** The live session with this hash, null when there is none. */
  findLive(tx: Tx, sidHash: string): Promise<Session | null> {
    return tx.manager.findOneBy(Session, { sidHash, revokedAt: IsNull() });
  }

  async revoke(tx: Tx, sidHash: string, at: Date): Promise<void> {
    await tx.manager.update(Session, { sidHash, revokedAt: IsNull() }, { revokedAt: at });
  }

  /** False if the user has no such session, or it has ended. */
  async revokeOneOf(tx: Tx, userId: number, id: number, at: Date): Promise<boolean> {
    const { affected } = await tx.manager.update(
      Session,
      { id, userId, revokedAt: IsNull(), expiresAt: MoreThan(at) },
      { revokedAt: at },
    );
    return affected === 1;
  }

  /** Records that the user has just confirmed their password. */
  async confirm(tx: Tx, id: number, at: Date): Promise<void> {
    await tx.manager.update(Session, { id }, { confirmedAt: at });
  }

  /** Ends sessions started through the provider, by its session id or by identity; returns their users. */
  async revokeOfProvider(
    tx: Tx,
    of: { readonly providerSid?: string; readonly identityId?: number },
    at: Date,
  ): Promise<number[]> {
    const live = { ...of, revokedAt: IsNull(), expiresAt: MoreThan(at) };
    const ended = await tx.manager.find(Session, {
      where: live,
      select: { id: true, userId: true },
    });
    if (ended.length === 0) return [];
    await tx.manager.update(Session, { id: In(ended.map(({ id }) => id)) }, { revokedAt: at });
    return ended.map(({ userId }) => userId);
  }

  async noteUse(tx: Tx, id: number, at: Date): Promise<void> {
    await tx.manager.update(Session, { id }, { lastUsedAt: at });
  }

  async removeExpired(tx: Tx, before: Date): Promise<void> {
    await tx.manager.delete(Session, { expiresAt: LessThan(before) });
  }
}
