import type { PoolConnection, ResultSetHeader } from 'mysql2';
import type { Outcome } from './direct-runner';

/**
 * Statements with more values vary too much to keep prepared. Statements without values begin and end transactions;
 * MySQL cannot prepare those.
 */
const MOST_PREPARED_VALUES = 64;

/** Runs one statement; a prepared one is parsed once for each connection. */
export function ask(connection: PoolConnection, sql: string, values: unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, rows: unknown) => {
      if (error === null) resolve(rows);
      else reject(error);
    };
    // `bindable` has checked the types.
    const bound = values as (string | number | Date | Buffer | null)[];
    const isPrepared = values.length > 0 && values.length <= MOST_PREPARED_VALUES;
    if (isPrepared) connection.execute(sql, bound, done);
    else connection.query(sql, bound, done);
  });
}

export function outcomeOf(answer: unknown): Outcome {
  if (Array.isArray(answer)) return { rows: answer };
  const { affectedRows } = answer as ResultSetHeader; // what the driver answers of a write
  return { affected: affectedRows, raw: answer };
}
