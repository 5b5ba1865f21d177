import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { UsedMark } from '../../../database/schema/entities/used-mark';
import type { Tx } from '../../../database/transactions/transaction';

/** Remembers values that are valid once. */
@Injectable()
export class UsedMarkRepository {
  /** A second use violates the unique index and rolls back; `isSecondUse` recognizes the error. */
  async use(tx: Tx, kind: 'state' | 'logout', value: string, expiresAt: Date): Promise<void> {
    const hash = createHash('sha256').update(`${kind}:${value}`).digest('hex');
    await tx.manager.insert(UsedMark, { hash, expiresAt });
  }

  async removeExpired(tx: Tx, before: Date): Promise<void> {
    await tx.manager.delete(UsedMark, { expiresAt: LessThan(before) });
  }
}

export function isSecondUse(error: unknown): boolean {
  return uniqueViolation(error) === 'PRIMARY';
}
