import { IsNull, LessThanOrEqual } from 'typeorm';
import { IdempotencyKey } from '../../database/schema/entities/idempotency-key';
import { findRecord, holdRecord, insertRecord, rowsChanged } from '../../database/records/records';
import type { Tx } from '../../database/transactions/transaction';

export interface Claim {
  readonly userId: number;
  readonly key: string;
  readonly requestHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** The rows behind idempotency keys. */
export class IdempotencyRepository {
  find(tx: Tx, userId: number, key: string): Promise<IdempotencyKey | null> {
    return findRecord(tx, IdempotencyKey, 'userId = ? AND `key` = ?', [userId, key]);
  }

  insert(tx: Tx, claim: Claim): Promise<number> {
    return insertRecord(tx, IdempotencyKey, {
      userId: claim.userId,
      key: claim.key,
      requestHash: claim.requestHash,
      statusCode: null,
      body: null,
      createdAt: claim.now,
      expiresAt: claim.expiresAt,
    });
  }

  /**
   * Held until the effect is committed, so that others can tell it from a claim whose process died. Null where another
   * request took the key over.
   */
  hold(tx: Tx, id: number): Promise<IdempotencyKey | null> {
    return holdRecord(tx, IdempotencyKey, 'id = ?', [id]);
  }

  /**
   * Removes an unanswered claim for which nobody works: its process died, or has not begun and will find it gone.
   * @param running the claims of this process; on SQLite there is no other one
   * @returns false where somebody works for it
   */
  async removeAbandoned(tx: Tx, id: number, running: ReadonlySet<number>): Promise<boolean> {
    if (running.has(id) || (tx.engine !== 'sqlite' && !(await this.isFree(tx, id)))) return false;
    await tx.manager.delete(IdempotencyKey, { id });
    return true;
  }

  /** False when the claim ran out meanwhile and another request took the key over. */
  async saveAnswer(
    tx: Tx,
    id: number,
    answer: { statusCode: number; body: string; expiresAt: Date },
  ): Promise<boolean> {
    const affected = await rowsChanged(
      tx,
      'UPDATE idempotency_keys SET statusCode = ?, body = ?, expiresAt = ? WHERE id = ? AND statusCode IS NULL',
      [answer.statusCode, answer.body, answer.expiresAt, id],
    );
    return affected === 1;
  }

  /** Also of a claim whose id nobody knows, since it may not have been stored; another's is of another time. */
  async removeUnanswered(tx: Tx, { userId, key, now }: Claim): Promise<void> {
    const own = { userId, key, createdAt: now };
    await tx.manager.delete(IdempotencyKey, { ...own, statusCode: IsNull() });
  }

  async removeExpired(tx: Tx, now: Date): Promise<void> {
    await tx.manager.delete(IdempotencyKey, { expiresAt: LessThanOrEqual(now) });
  }

  private async isFree(tx: Tx, id: number): Promise<boolean> {
    const free = await tx.manager.query<unknown[]>(
      'SELECT id FROM idempotency_keys WHERE id = ? AND statusCode IS NULL FOR UPDATE SKIP LOCKED',
      [id],
    );
    return free.length > 0;
  }
}
