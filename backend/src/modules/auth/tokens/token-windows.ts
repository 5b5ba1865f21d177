import { Injectable } from '@nestjs/common';
import { type Row, toNumber } from '../../../database/rows';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';

const UPDATE = `UPDATE api_tokens
  SET windowTaken = CASE WHEN windowStart >= ? THEN windowTaken + ? ELSE ? END,
    windowStart = CASE WHEN windowStart > ? THEN windowStart ELSE ? END
  WHERE id = ?`;

/** What all servers have taken of a token's present minute. */
@Injectable()
export class TokenWindows {
  constructor(private readonly transactions: TransactionRunner) {}

  /** Answers how many requests of that minute are taken by now, these included. */
  take(tokenId: number, start: Date, count: number): Promise<number> {
    return this.transactions.run(async (tx) => {
      // MariaDB assigns from left to right, so that the count still sees the minute before.
      await tx.manager.query(UPDATE, [start, count, count, start, start, tokenId]);
      const [row] = await tx.manager.query<Row[]>(
        'SELECT windowTaken FROM api_tokens WHERE id = ?',
        [tokenId],
      );
      return toNumber(row?.windowTaken);
    });
  }
}
