import Database from 'better-sqlite3';
import mysql from 'mysql2/promise';

/**
 * @typedef {object} Store
 * @property {'sqlite' | 'mysql'} engine
 * @property {import('./session.mjs').Read} read
 * @property {<T>(work: (run: Run) => Promise<T>) => Promise<T>} write in one transaction
 * @typedef {(sql: string, values: readonly unknown[]) => Promise<number>} Run returns the inserted id
 */

/** @param {string} file @returns {Store} */
export function sqliteStore(file) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  /** @type {Map<string, import('better-sqlite3').Statement>} */
  const statements = new Map();
  const prepared = (/** @type {string} */ sql) => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = database.prepare(sql)));
    return statement;
  };
  /** @type {Run} */
  const run = (sql, values) => Promise.resolve(Number(prepared(sql).run(values).lastInsertRowid));
  let last = Promise.resolve();
  return {
    engine: 'sqlite',
    read: (sql, values) => Promise.resolve(prepared(sql).all(values)),
    write: (work) => {
      const turn = last.then(async () => {
        prepared('BEGIN IMMEDIATE').run();
        const value = await work(run);
        prepared('COMMIT').run();
        return value;
      });
      last = turn.then(() => undefined);
      return turn;
    },
  };
}

/** @param {string} url @returns {Store} */
export function mysqlStore(url) {
  const options = { timezone: 'Z', charset: 'utf8mb4_bin', decimalNumbers: true };
  const pool = mysql.createPool({ uri: url, connectionLimit: 10, ...options });
  // The product's session settings: with its own default MariaDB reads indexes up to four times as slowly. A block nested
  // loop of MySQL is a hash join, for which it sorts whole tables.
  pool.on('connection', (connection) => {
    connection.query(
      "SET optimizer_switch = IF(VERSION() LIKE '%MariaDB%', 'index_condition_pushdown=off', 'block_nested_loop=off')",
    );
  });
  return {
    engine: 'mysql',
    read: async (sql, values) => {
      const [rows] = await pool.execute(sql, /** @type {any[]} */ (values));
      return /** @type {any[]} */ (rows);
    },
    write: async (work) => {
      const connection = await pool.getConnection();
      await connection.query('START TRANSACTION');
      const value = await work(async (sql, values) => {
        const [result] = await connection.execute(sql, /** @type {any[]} */ (values));
        return /** @type {mysql.ResultSetHeader} */ (result).insertId;
      });
      await connection.query('COMMIT');
      connection.release();
      return value;
    },
  };
}
