import { IsNull, LessThanOrEqual } from 'typeorm';
import { IdempotencyKey } from '../database/entities/idempotency-key';
import type { Tx } from '../database/transaction';

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
    return tx.manager.findOneBy(IdempotencyKey, { userId, key });
  }

  async insert(tx: Tx, claim: Claim): Promise<number> {
    const row = tx.manager.create(IdempotencyKey, {
      userId: claim.userId,
      key: claim.key,
      requestHash: claim.requestHash,
      statusCode: null,
      body: null,
      createdAt: claim.now,
      expiresAt: claim.expiresAt,
    });
    await tx.manager.insert(IdempotencyKey, row);
    return row.id;
  }

  /** False when the claim ran out meanwhile and another request took the key over. */
  async saveAnswer(
    tx: Tx,
    id: number,
    answer: { statusCode: number; body: string; expiresAt: Date },
  ): Promise<boolean> {
    const { affected } = await tx.manager.update(
      IdempotencyKey,
      { id, statusCode: IsNull() },
      answer,
    );
    return affected === 1;
  }

  async removeUnanswered(tx: Tx, id: number): Promise<void> {
    await tx.manager.delete(IdempotencyKey, { id, statusCode: IsNull() });
  }

  async removeAllUnanswered(tx: Tx): Promise<void> {
    await tx.manager.delete(IdempotencyKey, { statusCode: IsNull() });
  }

  async removeExpired(tx: Tx, now: Date): Promise<void> {
    await tx.manager.delete(IdempotencyKey, { expiresAt: LessThanOrEqual(now) });
  }
}
