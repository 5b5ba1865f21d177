import { Injectable } from '@nestjs/common';
import { holdRecord, holdRow, insertRecord } from '../../../database/records/records';
import { PasswordReset } from '../../../database/schema/entities/accounts/second-factor';
import type { Tx } from '../../../database/transactions/transaction';

@Injectable()
export class PasswordResetRepository {
  async insert(
    tx: Tx,
    reset: { readonly userId: number; readonly tokenHash: string; readonly expiresAt: Date },
    now: Date,
  ): Promise<void> {
    await insertRecord(tx, PasswordReset, { ...reset, createdAt: now, usedAt: null });
  }

  isKept(tx: Tx, tokenHash: string): Promise<boolean> {
    return tx.manager.existsBy(PasswordReset, { tokenHash });
  }

  /** Locks the user, so that links are counted and stored one request at a time. */
  async holdPerson(tx: Tx, userId: number): Promise<void> {
    await holdRow(tx, 'users', userId);
  }

  async countLive(tx: Tx, userId: number, now: Date): Promise<number> {
    const [row] = await tx.manager.query<{ count: number | string }[]>(
      'SELECT COUNT(*) AS count FROM password_resets WHERE userId = ? AND usedAt IS NULL AND expiresAt > ?',
      [userId, now],
    );
    return Number(row?.count ?? 0);
  }

  /** Locks a valid link and returns its user; null if it was used, has expired or never existed. */
  async holdLive(tx: Tx, tokenHash: string, now: Date): Promise<number | null> {
    const condition = 'tokenHash = ? AND usedAt IS NULL AND expiresAt > ?';
    const reset = await holdRecord(tx, PasswordReset, condition, [tokenHash, now]);
    return reset?.userId ?? null;
  }
}
