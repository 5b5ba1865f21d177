import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toNullable, toText } from '../../../database/rows';
import { holdGuard } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';

/** Keeps what is dated out of periods that are closed. */
@Injectable()
export class OpenBooks {
  constructor(private readonly database: Database) {}

  /**
   * Nobody closes the period of the date before the transaction ends.
   * @param date 'YYYY-MM-DD'
   * @throws AppError period_closed
   */
  async assertOpen(tx: Tx, date: string): Promise<void> {
    const closed = await this.hold(tx);
    if (closed !== null && date <= closed) throw new AppError('period_closed', { date: closed });
  }

  /** The last day that is closed, which stays so until the transaction ends; null while none is. */
  async hold(tx: Tx): Promise<string | null> {
    await holdGuard(tx, 'books');
    const [row] = await this.database.query<Row>('SELECT MAX(lastDay) AS day FROM book_periods');
    return toNullable(row?.day, toText);
  }
}
