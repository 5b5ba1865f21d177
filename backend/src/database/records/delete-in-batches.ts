import type { Database } from '../database';
import { type Row, toNumber } from '../rows';
import type { SqlValue } from '../sql';
import type { TransactionRunner } from '../transactions/transaction-runner';

/** Rows per transaction; other writers get their turn in between. */
const BATCH = 500;

/** Deletes all rows that match the condition, in order of their ids. Reads each row once. */
export async function deleteInBatches(
  { database, transactions }: { database: Database; transactions: TransactionRunner },
  table: string,
  condition: string,
  values: readonly SqlValue[],
): Promise<void> {
  for (let gone = BATCH, after = 0; gone === BATCH;) {
    const rows = await database.query<Row>(
      `SELECT id FROM ${table} WHERE id > ? AND (${condition}) ORDER BY id LIMIT ${String(BATCH)}`,
      [after, ...values],
    );
    gone = rows.length;
    after = toNumber(rows.at(-1)?.['id'] ?? after);
    const ids = rows.map(({ id }) => toNumber(id));
    if (gone > 0)
      await transactions.run((tx) =>
        tx.manager.query(
          `DELETE FROM ${table} WHERE id IN (${ids.map(() => '?').join(', ')})`,
          ids,
        ),
      );
  }
}
