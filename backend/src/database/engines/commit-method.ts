import type { SqlValue } from '../sql';
import type { ServerKind } from './server-kind';

/**
 * The result that the caller needs: the rows read, the id created, the number of rows written, or none.
 */
export type Wanted = 'rows' | 'id' | 'count' | 'nothing';

/** A statement that waits for the commit. */
export interface Deferred {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly wanted: Wanted;
}

export type Query = (sql: string, values: SqlValue[]) => Promise<unknown>;

/** The last statements of a transaction. */
export interface Ending {
  /** Statements that have not run; none unless the method sends them with the commit. */
  readonly statements: readonly Deferred[];
  /** Whether the data version is incremented. */
  readonly isShown: boolean;
  /** An older transaction is not committed. */
  readonly maxAgeMs: number;
}

/** How a kind of database begins and commits transactions. */
export interface CommitMethod {
  readonly begin: string;
  /** Begins with a SELECT in one round trip and returns its rows; without it, `begin` is sent first. */
  readonly beginWith?: (query: Query, select: string, values: SqlValue[]) => Promise<unknown>;
  /** Whether the deferred statements are sent together with the commit. */
  readonly sendsStatements: boolean;
  /** Commits; returns the answers of the statements that were sent with it. */
  commit(query: Query, ending: Ending): Promise<readonly unknown[]>;
}

/**
 * On a server, each connection uses one of sixteen rows. Writers that increment the same row would wait for each
 * other's commits, and on a cluster one of two would fail.
 */
const COUNT_UP = `INSERT INTO data_version (id, version) VALUES (1 + CONNECTION_ID() % 16, 1)
    ON DUPLICATE KEY UPDATE version = version + 1`;

/**
 * Refuses a late commit, which would happen after its caller got an error; it fails like a lock wait. The age counts
 * from the transaction's start by the server's clock and so includes the commit's own network time.
 */
const unlessLate = (
  maxAgeMs: string,
) => `IF TIMESTAMPDIFF(MICROSECOND, @begun, SYSDATE(6)) > ${maxAgeMs} * 1000 THEN
  SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1205, MESSAGE_TEXT = 'The commit waited too long';
  END IF`;

/** SQLite has one writer, so its commit is never late. */
export const SQLITE_COMMITS: CommitMethod = {
  begin: 'BEGIN IMMEDIATE',
  sendsStatements: false,
  async commit(query) {
    await query('COMMIT', []);
    return [];
  },
};

/** MariaDB runs the deferred statements and the commit in one block. An error in it prevents the commit. */
const MARIADB_COMMITS: CommitMethod = {
  begin: 'BEGIN NOT ATOMIC START TRANSACTION; SET @begun = SYSDATE(6); END',
  sendsStatements: true,
  async beginWith(query, select, values) {
    const block = `BEGIN NOT ATOMIC START TRANSACTION; ${select}; SET @begun = SYSDATE(6); END`;
    const [rows] = (await query(block, values)) as unknown[]; // a block returns a set for each SELECT
    return rows;
  },
  async commit(query, { statements, isShown, maxAgeMs }) {
    const texts = [...statements.map(textInBlock), ...(isShown ? [COUNT_UP] : [])];
    const values = statements.flatMap((statement) => statement.values);
    const all = [...texts, unlessLate('?'), 'COMMIT'].join('; ');
    const answered = await query(`BEGIN NOT ATOMIC ${all}; END`, [...values, maxAgeMs]);
    const [...sets] = Array.isArray(answered) ? (answered as unknown[][]) : []; // one for each SELECT
    return statements.map(({ wanted }) =>
      wanted === 'nothing' ? undefined : answerIn(sets.shift(), wanted),
    );
  },
};

/** A block returns what an INSERT created only with RETURNING. */
function textInBlock({ sql, wanted }: Deferred): string {
  return wanted === 'id' || wanted === 'count' ? `${sql} RETURNING id AS insertId` : sql;
}

function answerIn(rows: readonly unknown[] | undefined, wanted: Wanted): unknown {
  if (!Array.isArray(rows)) throw new Error('A statement at the commit returned no rows.');
  if (wanted === 'count') return rows.length;
  return wanted === 'id' ? rows[0] : rows;
}

/** MySQL has no blocks outside procedures, and no RETURNING: the statements run first, then a procedure commits. */
const MYSQL_COMMITS: CommitMethod = {
  begin: 'CALL BEGIN_TRANSACTION()',
  sendsStatements: false,
  async commit(query, { isShown, maxAgeMs }) {
    await query('CALL COMMIT_IN_TIME(?, ?)', [isShown, maxAgeMs]);
    return [];
  },
};

/** The procedures of `MYSQL_COMMITS`, which are created when a server starts. A changed one needs a new name. */
export const MYSQL_PROCEDURES = [
  `CREATE PROCEDURE IF NOT EXISTS BEGIN_TRANSACTION() SQL SECURITY INVOKER
  BEGIN START TRANSACTION; SET @begun = SYSDATE(6); END`,
  `CREATE PROCEDURE IF NOT EXISTS COMMIT_IN_TIME(is_shown BOOLEAN, max_age_ms DOUBLE) SQL SECURITY INVOKER
  BEGIN IF is_shown THEN ${COUNT_UP}; END IF; ${unlessLate('max_age_ms')}; COMMIT; END`,
];

export const SERVER_COMMITS: Record<ServerKind, CommitMethod> = {
  mariadb: MARIADB_COMMITS,
  mysql: MYSQL_COMMITS,
};
