import type { Outcome } from './direct-runner';

/**
 * Tells the session when its transaction began, by the server's clock: `TIME_SINCE_BEGUN` is what has
 * passed since, in microseconds, however long a statement was on its way.
 */
const BEGIN = 'START TRANSACTION; SET @begun = SYSDATE(6)';
export const TIME_SINCE_BEGUN = 'TIMESTAMPDIFF(MICROSECOND, @begun, SYSDATE(6))';

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
    if (READS.test(sql)) return rowsOfBlock(await execute(block(`${BEGIN}; ${sql}`), values));
    // The connection takes statements in turn: one that is sent meanwhile finds the transaction begun.
    await execute(block(BEGIN), []);
    return execute(sql, values);
  };
}

const NOTHING: Outcome = { affected: 0, raw: null };

function block(statements: string): string {
  return `BEGIN NOT ATOMIC ${statements}; END`;
}

/** A block answers the rows of each of its statements, and last what came of the whole. */
function rowsOfBlock(outcome: Outcome): Outcome {
  const [rows] = 'rows' in outcome ? outcome.rows : [];
  if (Array.isArray(rows)) return { rows };
  throw new Error('The first statement of a transaction answered no rows.');
}
