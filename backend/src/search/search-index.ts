import type { Engine } from '../database/engines/engine';
import type { Clause } from './search-clauses';
import { type Described, type JobIndex, type SearchTable, storedWords } from './search-tokens';
import type { Tx } from '../database/transactions/transaction';

/** Far below the values and characters that either engine takes in one statement. */
const RECORDS_PER_STATEMENT = 200;

/** Replaces what the record is found by. */
export function saveWords(tx: Tx, table: SearchTable, id: number, text: string): Promise<void> {
  return saveAllWords(tx, table, [{ id, text }]);
}

/** The same of any number of records, many in one statement. */
export async function saveAllWords(
  tx: Tx,
  table: SearchTable,
  records: readonly Described[],
): Promise<void> {
  for (const part of parts(records, RECORDS_PER_STATEMENT)) {
    const { sql, params } = saving(tx.engine, table, part);
    await tx.manager.query(sql, params);
  }
}

/** The same of a record that the transaction makes and does not change again. */
export async function saveNewWords(
  tx: Tx,
  table: SearchTable,
  id: number,
  text: string,
): Promise<void> {
  const { sql, params } = saving(tx.engine, table, [{ id, text }]);
  await tx.lastly(sql, params, 'nothing');
}

function saving(engine: Engine, table: SearchTable, records: readonly Described[]): Clause {
  const rows = records.map(() => '(?, ?)').join(', ');
  return {
    sql:
      engine === 'sqlite'
        ? `INSERT OR REPLACE INTO ${table} (rowid, words) VALUES ${rows}`
        : `INSERT INTO ${table} (id, words) VALUES ${rows} ON DUPLICATE KEY UPDATE words = VALUES(words)`,
    params: records.flatMap((record) => [record.id, storedWords(engine, table, record)]),
  };
}

export async function removeWords(
  tx: Tx,
  table: SearchTable | JobIndex,
  ids: readonly number[],
): Promise<void> {
  const key = tx.engine === 'sqlite' ? 'rowid' : 'id';
  for (const part of parts(ids, RECORDS_PER_STATEMENT))
    await tx.manager.query(
      `DELETE FROM ${table} WHERE ${key} IN (${part.map(() => '?').join(', ')})`,
      [...part],
    );
}

function parts<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
