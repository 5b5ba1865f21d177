import type { Database } from '../database';
import { type Row, toNumber } from '../rows';
import type { SqlValue } from '../sql';
import type { TransactionRunner } from '../transactions/transaction-runner';

/** Rows that go in one transaction: others write between two. */
const BATCH = 500;

/** Deletes all rows of a table for which the condition holds, in the order of their ids. Reads each row once. */
export async function deleteInBatches(
  { database, transactions }: { database: Database; transactions: TransactionRunner },
  table: string,
  condition: string,
  values: readonly SqlValue[],
): Promise<void> {
  for (let gone = BATCH, after = 0; gone === BATCH;) {
    const rows = await database.query<Row>(
      `SELECT id FROM ${table} WHERE id > ? AND (${condition}) ORDER BY id LIMIT ?`,
      [after, ...values, BATCH],
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
