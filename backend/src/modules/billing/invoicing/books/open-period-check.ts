import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toNullable, toText } from '../../../../database/rows';
import { holdReliedGuard, relyOnGuard } from '../../../../database/transactions/guards';
import type { Tx } from '../../../../database/transactions/transaction';

@Injectable()
export class OpenPeriodCheck {
  constructor(private readonly database: Database) {}

  /** The last closed day, or null. It stays the same until the transaction ends. Call it first in a transaction. */
  async relyOn(tx: Tx): Promise<string | null> {
    await relyOnGuard(tx, 'books');
    return this.closedUntil();
  }

  /** Like `relyOn`, for the transaction that closes a period. */
  async hold(tx: Tx): Promise<string | null> {
    await holdReliedGuard(tx, 'books');
    return this.closedUntil();
  }

  private async closedUntil(): Promise<string | null> {
    const [row] = await this.database.query<Row>('SELECT MAX(lastDay) AS day FROM book_periods');
    return toNullable(row?.day, toText);
  }
}

/** @param date 'YYYY-MM-DD' @throws AppError period_closed */
export function assertAfter(closed: string | null, date: string): void {
  if (closed !== null && date <= closed) throw new AppError('period_closed', { date: closed });
}
