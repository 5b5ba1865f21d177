import type { Engine } from '../engines/engine';
import type { SqlValue } from '../sql';

/** The result that the caller needs: the rows read, the id created, or neither. */
export type Wanted = 'rows' | 'id' | 'nothing';

/** Returns the driver's value; available once the statement has run. */
export type LaterAnswer = () => unknown;

export type Query = (sql: string, values: SqlValue[]) => Promise<unknown>;

interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly wanted: Wanted;
  answer: { readonly value: unknown } | null;
}

/**
 * On a server, each connection uses one of sixteen rows. Writers that increment the same row would wait for each
 * other's commits, and on a cluster one of two would fail.
 */
const COUNT_UP = {
  sqlite: 'UPDATE data_version SET version = version + 1',
  mysql: `INSERT INTO data_version (id, version) VALUES (1 + CONNECTION_ID() % 16, 1)
    ON DUPLICATE KEY UPDATE version = version + 1`,
};
/** MariaDB records the transaction's start by its own clock, so that a late commit can be refused. */
export const BEGIN = {
  sqlite: 'BEGIN IMMEDIATE',
  mysql: 'BEGIN NOT ATOMIC START TRANSACTION; SET @begun = SYSDATE(6); END',
};
/**
 * Refuses a late commit, which would happen after its caller got an error; it fails like a lock wait. The age counts
 * from the transaction's start and so includes the commit's own network time.
 */
const UNLESS_LATE = `IF TIMESTAMPDIFF(MICROSECOND, @begun, SYSDATE(6)) > ? * 1000 THEN
  SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1205, MESSAGE_TEXT = 'The commit waited too long';
  END IF`;

/** Statements that a transaction defers to its commit, in the order of the calls. */
export class CommitBatch {
  private readonly waiting: Statement[] = [];

  constructor(private readonly engine: Engine) {}

  add(sql: string, values: readonly SqlValue[], wanted: Wanted): LaterAnswer {
    const statement: Statement = { sql, values, wanted, answer: null };
    this.waiting.push(statement);
    return () => {
      if (statement.answer === null) throw new Error('This is known after the commit.');
      return statement.answer.value;
    };
  }

  /** Runs the statements one by one. */
  async run(query: Query): Promise<void> {
    for (const statement of this.waiting.splice(0)) {
      const value = await query(statement.sql, [...statement.values]);
      statement.answer = { value };
    }
  }

  /** Runs the statements one by one, then increments the data version. */
  async runAndCount(query: Query): Promise<void> {
    await this.run(query);
    await query(COUNT_UP[this.engine], []);
  }

  /**
   * Sends all statements in one block with the commit. An error in the block, or a transaction older than `maxAgeMs`,
   * prevents the commit. Increments the data version if `isShown`.
   */
  async commit(query: Query, isShown: boolean, maxAgeMs: number): Promise<void> {
    const statements = this.waiting.splice(0);
    if (statements.length === 0 && !isShown) {
      await query('COMMIT', []);
      return;
    }
    const texts = [...statements.map(textInBlock), ...(isShown ? [COUNT_UP[this.engine]] : [])];
    const values = statements.flatMap((statement) => statement.values);
    const all = [...texts, UNLESS_LATE, 'COMMIT'].join('; ');
    const answered = await query(`BEGIN NOT ATOMIC ${all}; END`, [...values, maxAgeMs]);
    const [...sets] = Array.isArray(answered) ? (answered as unknown[][]) : []; // one for each SELECT
    for (const statement of statements) {
      if (statement.wanted === 'nothing') statement.answer = { value: undefined };
      else statement.answer = { value: answerIn(sets.shift(), statement.wanted) };
    }
  }
}

/** A block returns a created id only with RETURNING. */
function textInBlock({ sql, wanted }: Statement): string {
  return wanted === 'id' ? `${sql} RETURNING id AS insertId` : sql;
}

function answerIn(rows: readonly unknown[] | undefined, wanted: 'rows' | 'id'): unknown {
  if (!Array.isArray(rows)) throw new Error('A statement at the commit answered no rows.');
  return wanted === 'id' ? rows[0] : rows;
}

/** For callers that commit by other means. */
export function atOnce(query: Query) {
  return async (sql: string, values: readonly SqlValue[]): Promise<LaterAnswer> => {
    const answer = await query(sql, [...values]);
    return () => answer;
  };
}
