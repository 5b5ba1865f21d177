import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { insertRecord, rowsChanged } from '../../../database/records/records';
import { Passkey } from '../../../database/schema/entities/accounts/second-factor';
import type { Tx } from '../../../database/transactions/transaction';

/** The column's maximum; counters only have to grow. */
const COUNTER_MAX = 2 ** 31 - 1;

export interface NewPasskey {
  readonly userId: number;
  /** In base64url. */
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

export interface PasskeyUse {
  readonly id: number;
  readonly counter: number;
  /** When the signed challenge was issued. */
  readonly challengeAt: Date;
}

@Injectable()
export class PasskeyRepository {
  /** Returns the id. A known credential causes a unique violation. */
  insert(tx: Tx, { transports, counter, ...passkey }: NewPasskey, now: Date): Promise<number> {
    return insertRecord(tx, Passkey, {
      ...passkey,
      credentialHash: credentialHash(passkey.credentialId),
      counter: Math.min(counter, COUNTER_MAX),
      transports: transports.join(','),
      createdAt: now,
      lastUsedAt: null,
      challengeAt: null,
    });
  }

  /** False if a response to this or a later challenge was used before. */
  async use(tx: Tx, { id, counter, challengeAt }: PasskeyUse, now: Date): Promise<boolean> {
    const changed = await rowsChanged(
      tx,
      `UPDATE passkeys SET counter = ?, challengeAt = ?, lastUsedAt = ?
        WHERE id = ? AND (challengeAt IS NULL OR challengeAt < ?)`,
      [Math.min(counter, COUNTER_MAX), challengeAt, now, id, challengeAt],
    );
    return changed === 1;
  }

  async rename(tx: Tx, userId: number, id: number, name: string): Promise<boolean> {
    const values = [name, id, userId];
    const sql = 'UPDATE passkeys SET name = ? WHERE id = ? AND userId = ?';
    return (await rowsChanged(tx, sql, values)) === 1;
  }

  async remove(tx: Tx, userId: number, id: number): Promise<boolean> {
    const sql = 'DELETE FROM passkeys WHERE id = ? AND userId = ?';
    return (await rowsChanged(tx, sql, [id, userId])) === 1;
  }
}

export function credentialHash(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('hex');
}
