import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { deleteInBatches } from '../../../database/records/delete-in-batches';
import { rowsChanged } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';

/** Lets an import go in two steps: nobody sees it any more, then its many rows go. Its records stay. */
@Injectable()
export class ForgetImport {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * It is as one whose rows are on their way, so that a server that ends before `remove` leaves it to those who tidy
   * up; its key is free. False where it runs.
   */
  async hide(tx: Tx, id: number): Promise<boolean> {
    const changed = await rowsChanged(
      tx,
      `UPDATE imports SET state = 'reading', requestKey = NULL
        WHERE id = ? AND state NOT IN ('running', 'undoing')`,
      [id],
    );
    return changed === 1;
  }

  async remove(id: number): Promise<void> {
    const { database, transactions } = this;
    await deleteInBatches({ database, transactions }, 'import_rows', 'importId = ?', [id]);
    await transactions.run((tx) => tx.manager.query('DELETE FROM imports WHERE id = ?', [id]));
  }
}
