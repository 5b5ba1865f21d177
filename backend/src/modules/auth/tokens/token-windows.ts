import { Injectable } from '@nestjs/common';
import { type Row, toNumber } from '../../../database/rows';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';

const UPDATE = `UPDATE api_tokens
  SET windowTaken = CASE WHEN windowStart >= ? THEN windowTaken + ? ELSE ? END,
    windowStart = CASE WHEN windowStart > ? THEN windowStart ELSE ? END
  WHERE id = ?`;

/** All servers' reservations for a token in the current minute. */
@Injectable()
export class TokenWindows {
  constructor(private readonly transactions: TransactionRunner) {}

  /** Reserves requests; returns the total reserved in that minute, these included. */
  take(tokenId: number, start: Date, count: number): Promise<number> {
    return this.transactions.run(async (tx) => {
      // MariaDB assigns from left to right, so the count still sees the previous minute.
      await tx.manager.query(UPDATE, [start, count, count, start, start, tokenId]);
      const [row] = await tx.manager.query<Row[]>(
        'SELECT windowTaken FROM api_tokens WHERE id = ?',
        [tokenId],
      );
      return toNumber(row?.windowTaken);
    });
  }
}
