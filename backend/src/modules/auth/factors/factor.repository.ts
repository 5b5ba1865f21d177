import { createHash, randomBytes } from 'node:crypto';
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
} from '@dispatch/domain/people/second-factor';
import { Injectable } from '@nestjs/common';
import { insertRecord, insertRecords, rowsChanged } from '../../../database/records/records';
import {
  RecoveryCode,
  SecondFactor,
} from '../../../database/schema/entities/accounts/second-factor';
import type { Tx } from '../../../database/transactions/transaction';

/** Stores authenticator apps and recovery codes. */
@Injectable()
export class FactorRepository {
  /** Replaces an earlier app that was never confirmed. */
  async beginApp(tx: Tx, userId: number, secret: string, now: Date): Promise<void> {
    await rowsChanged(tx, 'DELETE FROM second_factors WHERE userId = ? AND confirmedAt IS NULL', [
      userId,
    ]);
    const app = { userId, secret, lastStep: null, createdAt: now, confirmedAt: null };
    await insertRecord(tx, SecondFactor, app);
  }

  /** The first code proves that the app has the secret; false if another secret is stored by now. */
  async confirmApp(
    tx: Tx,
    app: { readonly userId: number; readonly sealed: string; readonly step: number },
    now: Date,
  ): Promise<boolean> {
    const changed = await rowsChanged(
      tx,
      `UPDATE second_factors SET confirmedAt = ?, lastStep = ?
        WHERE userId = ? AND secret = ? AND confirmedAt IS NULL`,
      [now, app.step, app.userId, app.sealed],
    );
    return changed === 1;
  }

  /** Marks a code as used; false if it or a later one was used before. */
  async useApp(
    tx: Tx,
    app: { readonly userId: number; readonly sealed: string; readonly step: number },
  ): Promise<boolean> {
    const changed = await rowsChanged(
      tx,
      `UPDATE second_factors SET lastStep = ? WHERE userId = ? AND secret = ?
        AND confirmedAt IS NOT NULL AND (lastStep IS NULL OR lastStep < ?)`,
      [app.step, app.userId, app.sealed, app.step],
    );
    return changed === 1;
  }

  async removeApp(tx: Tx, userId: number): Promise<boolean> {
    return (await rowsChanged(tx, 'DELETE FROM second_factors WHERE userId = ?', [userId])) === 1;
  }

  /** Marks a recovery code as used; false if it is not the user's, or was used before. */
  async useRecoveryCode(tx: Tx, userId: number, code: string, now: Date): Promise<boolean> {
    const changed = await rowsChanged(
      tx,
      'UPDATE recovery_codes SET usedAt = ? WHERE userId = ? AND codeHash = ? AND usedAt IS NULL',
      [now, userId, hashOf(code)],
    );
    return changed === 1;
  }

  /** Replaces all of the user's codes and returns the new ones, which cannot be read again. */
  async makeRecoveryCodes(tx: Tx, userId: number, now: Date): Promise<string[]> {
    await this.removeRecoveryCodes(tx, userId);
    const codes = Array.from({ length: RECOVERY_CODES }, randomCode);
    const rows = codes.map((code) => ({
      ...{ userId, codeHash: hashOf(code), createdAt: now, usedAt: null },
    }));
    await insertRecords(tx, RecoveryCode, rows);
    return codes;
  }

  async removeRecoveryCodes(tx: Tx, userId: number): Promise<void> {
    await rowsChanged(tx, 'DELETE FROM recovery_codes WHERE userId = ?', [userId]);
  }
}

function randomCode(): string {
  return recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)) ?? randomCode();
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
