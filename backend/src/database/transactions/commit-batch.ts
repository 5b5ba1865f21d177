import type { CommitMethod, Deferred, Query, Wanted } from '../engines/commit-method';
import type { SqlValue } from '../sql';

/** Returns the driver's value; available once the statement has run. */
export type LaterAnswer = () => unknown;

interface Statement extends Deferred {
  answer: { readonly value: unknown } | null;
}

/** Runs one statement; with `isCounted` it returns the number of rows written. */
type Run = (sql: string, values: SqlValue[], isCounted: boolean) => Promise<unknown>;

/** For SQLite; a server increments it with the commit. */
const COUNT_UP = 'UPDATE data_version SET version = version + 1';

/** Statements that a transaction defers to its commit, in the order of the calls. */
export class CommitBatch {
  private readonly waiting: Statement[] = [];
  private hasRun = false;

  constructor(private readonly method: CommitMethod) {}

  add(sql: string, values: readonly SqlValue[], wanted: Wanted): LaterAnswer {
    const statement: Statement = { sql, values, wanted, answer: null };
    this.waiting.push(statement);
    return () => {
      if (statement.answer === null) throw new Error('The result is available after the commit.');
      return statement.answer.value;
    };
  }

  /** Runs the statements one by one. */
  async run(run: Run): Promise<void> {
    for (const statement of this.waiting.splice(0)) {
      this.hasRun = true;
      const value = await run(statement.sql, [...statement.values], statement.wanted === 'count');
      statement.answer = { value };
    }
  }

  /** Runs the statements one by one, then increments the data version. */
  async runAndCount(run: Run): Promise<void> {
    await this.run(run);
    await run(COUNT_UP, [], false);
  }

  /**
   * Commits, with the statements that have not run. An error in one of them, or a transaction older than `maxAgeMs`,
   * prevents the commit. Increments the data version if `isShown`.
   */
  async commit(query: Query, isShown: boolean, maxAgeMs: number): Promise<void> {
    const statements = this.waiting.splice(0);
    if (statements.length === 0 && !this.hasRun && !isShown) {
      await query('COMMIT', []);
      return;
    }
    const answers = await this.method.commit(query, { statements, isShown, maxAgeMs });
    for (const [index, statement] of statements.entries())
      statement.answer = { value: answers[index] };
  }
}

/** For callers that commit by other means. */
export function atOnce(query: Query) {
  return async (sql: string, values: readonly SqlValue[]): Promise<LaterAnswer> => {
    const answer = await query(sql, [...values]);
    return () => answer;
  };
}
