import { staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { deleteInBatches } from '../../../database/records/delete-in-batches';
import { rowsChanged } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { ImportQueries } from './import.queries';
import { ImportRepository } from './import.repository';

/** Deletes imports. Records created from them stay. */
@Injectable()
export class ForgetImport {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly queries: ImportQueries,
    private readonly database: Database,
  ) {}

  /**
   * Deletes a file and its rows.
   * @throws AppError not_found, stale_version; import_elsewhere while it runs
   */
  async delete(id: number, version: number | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const held = await this.repository.hold(tx, id, ['draft', 'stopped', 'done', 'undone']);
      if (version !== null && version !== held.version)
        throw staleVersion(await this.queries.get(id));
      await this.hide(tx, id);
    });
    await this.remove(id);
  }

  /**
   * The first step, before `remove` deletes the many rows. Gives the import the state of an incomplete upload: if the
   * server ends in between, the cleanup deletes it. Its key is free. False if the import is running.
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
