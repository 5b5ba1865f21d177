import { uniqueViolation } from '../../database/engines/unique-violation';
import { insertRecord } from '../../database/records/records';
import { IdempotencyKey } from '../../database/schema/entities/idempotency-key';
import type { Tx } from '../../database/transactions/transaction';
import type { KeyedRequest } from './stored-key.queries';

/** Another transaction has stored the key first. */
export class KeyTaken extends Error {}

/** Writes the rows of idempotency keys. */
export class IdempotencyRepository {
  /** @throws KeyTaken */
  async insert(
    tx: Tx,
    request: KeyedRequest,
    { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date },
  ): Promise<number> {
    try {
      return await insertRecord(tx, IdempotencyKey, {
        ...{ userId: request.userId, key: request.key, requestHash: request.requestHash },
        ...{ visibility: request.visibility, statusCode: null, body: null, createdAt, expiresAt },
      });
    } catch (error) {
      throw uniqueViolation(error) === null ? error : new KeyTaken();
    }
  }

  async saveAnswer(tx: Tx, id: number, statusCode: number, body: string): Promise<void> {
    const sql = 'UPDATE idempotency_keys SET statusCode = ?, body = ? WHERE id = ?';
    await tx.atCommit(sql, [statusCode, body, id], 'nothing');
  }

  async remove(tx: Tx, id: number): Promise<void> {
    await tx.manager.query('DELETE FROM idempotency_keys WHERE id = ?', [id]);
  }

  async removeExpired(tx: Tx, now: Date): Promise<void> {
    await tx.manager.query('DELETE FROM idempotency_keys WHERE expiresAt <= ?', [now]);
  }
}
