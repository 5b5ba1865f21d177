import { Injectable } from '@nestjs/common';
import {
  findRecord,
  holdRecord,
  insertRecord,
  rowsChanged,
} from '../../../database/records/records';
import { Invitation } from '../../../database/schema/entities/accounts/invitation';
import type { Tx } from '../../../database/transactions/transaction';

@Injectable()
export class InvitationRepository {
  /** Replaces the user's earlier invitation. The caller locks the user. */
  async replace(
    tx: Tx,
    invitation: Pick<Invitation, 'userId' | 'tokenHash' | 'sentAt' | 'expiresAt'>,
  ): Promise<void> {
    await this.remove(tx, invitation.userId);
    await insertRecord(tx, Invitation, { ...invitation, failedAt: null });
  }

  /** False if the user has none. */
  async remove(tx: Tx, userId: number): Promise<boolean> {
    return (await rowsChanged(tx, 'DELETE FROM invitations WHERE userId = ?', [userId])) > 0;
  }

  async isLive(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
    return (await findRecord(tx, Invitation, LIVE, [tokenHash, now])) !== null;
  }

  /** Locks a working invitation and returns its user; null if there is none. */
  async holdLive(tx: Tx, tokenHash: string, now: Date): Promise<number | null> {
    return (await holdRecord(tx, Invitation, LIVE, [tokenHash, now]))?.userId ?? null;
  }

  async markFailed(tx: Tx, tokenHash: string, now: Date): Promise<number> {
    return rowsChanged(tx, 'UPDATE invitations SET failedAt = ? WHERE tokenHash = ?', [
      now,
      tokenHash,
    ]);
  }
}

const LIVE = 'tokenHash = ? AND expiresAt > ?';
