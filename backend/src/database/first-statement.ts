import type { Outcome } from './direct-runner';

type Execute = (sql: string, values: unknown[]) => Promise<Outcome>;

const READS = /^\s*SELECT\b/i;
const ENDS = /^\s*(?:COMMIT|ROLLBACK)\s*$/i;

/**
 * Begins a transaction together with its first statement where that reads, which saves a way to the
 * server and back. A block tells no id that was made, so that one which writes comes after the beginning.
 */
export function beginningWithFirst(execute: Execute): Execute {
  let isDue = false;
  return async (sql, values) => {
    if (sql === 'START TRANSACTION') {
      isDue = true;
      return NOTHING;
    }
    if (!isDue) return execute(sql, values);
    isDue = false;
    if (ENDS.test(sql)) return NOTHING;
    if (READS.test(sql)) return rowsOfBlock(await execute(beginningBlock(sql), values));
    // The connection takes statements in turn: one that is sent meanwhile finds the transaction begun.
    await execute('START TRANSACTION', []);
    return execute(sql, values);
  };
}

const NOTHING: Outcome = { affected: 0, raw: null };

function beginningBlock(sql: string): string {
  return `BEGIN NOT ATOMIC START TRANSACTION; ${sql}; END`;
}

/** A block answers the rows of each of its statements, and last what came of the whole. */
function rowsOfBlock(outcome: Outcome): Outcome {
  const [rows] = 'rows' in outcome ? outcome.rows : [];
  if (Array.isArray(rows)) return { rows };
  throw new Error('The first statement of a transaction answered no rows.');
}
