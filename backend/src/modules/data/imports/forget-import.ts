import type { Database } from '../../../database/database';
import { deleteInBatches } from '../../../database/records/delete-in-batches';
import { rowsChanged } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import type { TransactionRunner } from '../../../database/transactions/transaction-runner';

/**
 * The first step of a deletion, before `removeImport` deletes the many rows. Gives the import the state of an
 * incomplete upload: if the server ends in between, the cleanup deletes it. Its key is free. False if it is running.
 */
export async function hideImport(tx: Tx, id: number): Promise<boolean> {
  const changed = await rowsChanged(
    tx,
    `UPDATE imports SET state = 'reading', requestKey = NULL
      WHERE id = ? AND state NOT IN ('running', 'undoing')`,
    [id],
  );
  return changed === 1;
}

/** Records created from the import stay. */
export async function removeImport(
  core: { readonly database: Database; readonly transactions: TransactionRunner },
  id: number,
): Promise<void> {
  await deleteInBatches(core, 'import_rows', 'importId = ?', [id]);
  await core.transactions.run((tx) => tx.manager.query('DELETE FROM imports WHERE id = ?', [id]));
}
