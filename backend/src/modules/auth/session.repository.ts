import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Repository } from 'typeorm';
import { Session } from '../../database/schema/entities/session';
import type { Tx } from '../../database/transactions/transaction';

@Injectable()
export class SessionRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  async insert(tx: Tx, session: Omit<Session, 'id' | 'user' | 'revokedAt'>): Promise<void> {
    await this.in(tx).insert({ ...session, revokedAt: null });
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

  async removeExpired(tx: Tx, before: Date): Promise<void> {
    await this.in(tx).delete({ expiresAt: LessThan(before) });
  }

  private in(tx: Tx): Repository<Session> {
    return tx.manager.withRepository(this.sessions);
  }
}
