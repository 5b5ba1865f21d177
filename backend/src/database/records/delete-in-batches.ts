import type { Database } from '../database';
import { type Row, toNumber } from '../rows';
import type { SqlValue } from '../sql';
import type { TransactionRunner } from '../transactions/transaction-runner';

/** Rows per transaction; other writers get their turn in between. */
const BATCH = 500;

/**
 * Deletes all rows that match the condition, in order of their ids. Reads each row once. `part` names a table, and its
 * column, whose rows belong to these rows and are deleted first.
 */
export async function deleteInBatches(
  { database, transactions }: { database: Database; transactions: TransactionRunner },
  table: string,
  condition: string,
  values: readonly SqlValue[],
  part: readonly [table: string, column: string] | null = null,
): Promise<void> {
  for (let gone = BATCH, after = 0; gone === BATCH;) {
    const rows = await database.query<Row>(
      `SELECT id FROM ${table} WHERE id > ? AND (${condition}) ORDER BY id LIMIT ?`,
      [after, ...values, BATCH],
    );
    gone = rows.length;
    after = toNumber(rows.at(-1)?.['id'] ?? after);
    if (gone === 0) return;
    const ids = rows.map(({ id }) => toNumber(id));
    const named = `IN (${ids.map(() => '?').join(', ')})`;
    await transactions.run(async (tx) => {
      if (part !== null)
        await tx.manager.query(`DELETE FROM ${part[0]} WHERE ${part[1]} ${named}`, ids);
      await tx.manager.query(`DELETE FROM ${table} WHERE id ${named}`, ids);
    });
  }
}
