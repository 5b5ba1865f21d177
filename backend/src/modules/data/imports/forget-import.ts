import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { deleteInBatches } from '../../../database/records/delete-in-batches';
import { rowsChanged } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';

/** Deletes an import in two steps: first it is hidden, then its many rows are deleted. Its records stay. */
@Injectable()
export class ForgetImport {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Gives the import the state of an incomplete upload: if the server ends before `remove`, the cleanup deletes it. Its
   * key is free. False if the import is running.
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
