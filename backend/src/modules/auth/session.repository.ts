import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Not, Repository } from 'typeorm';
import { Session } from '../../database/schema/entities/session';
import type { Tx } from '../../database/transactions/transaction';
import type { Actor } from '../../http/access/actor';

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

  /** Ends every session of a user: password, role or account changed. */
  async revokeAllOf(tx: Tx, userId: number, at: Date): Promise<void> {
    await this.in(tx).update({ userId, revokedAt: IsNull() }, { revokedAt: at });
  }

  /** False when the user has no such session, or it has ended. */
  async revokeOneOf(tx: Tx, userId: number, id: number, at: Date): Promise<boolean> {
    const { affected } = await this.in(tx).update(
      { id, userId, revokedAt: IsNull(), expiresAt: MoreThan(at) },
      { revokedAt: at },
    );
    return affected === 1;
  }

  /** Ends every session of the person but the one that they use; answers how many. */
  async revokeOthersOf(tx: Tx, actor: Actor, at: Date): Promise<number> {
    const { affected } = await this.in(tx).update(
      {
        id: Not(actor.sessionId),
        userId: actor.userId,
        revokedAt: IsNull(),
        expiresAt: MoreThan(at),
      },
      { revokedAt: at },
    );
    return affected ?? 0;
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
