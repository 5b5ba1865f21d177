import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Session } from '../../database/schema/entities/session';
import type { Tx } from '../../database/transactions/transaction';

@Injectable()
export class SessionRepository {
  async insert(tx: Tx, session: Omit<Session, 'id' | 'user' | 'revokedAt'>): Promise<void> {
    await tx.manager.insert(Session, { ...session, revokedAt: null });
  }

  /** The live session with this hash, null when there is none. */
  findLive(tx: Tx, sidHash: string): Promise<Session | null> {
    return tx.manager.findOneBy(Session, { sidHash, revokedAt: IsNull() });
  }

  async revoke(tx: Tx, sidHash: string, at: Date): Promise<void> {
    await tx.manager.update(Session, { sidHash, revokedAt: IsNull() }, { revokedAt: at });
  }

  /** Ends every session of a user: password, role or account changed. */
  async revokeAllOf(tx: Tx, userId: number, at: Date): Promise<void> {
    await tx.manager.update(Session, { userId, revokedAt: IsNull() }, { revokedAt: at });
  }

  async removeExpired(tx: Tx, before: Date): Promise<void> {
    await tx.manager.delete(Session, { expiresAt: LessThan(before) });
  }
}
