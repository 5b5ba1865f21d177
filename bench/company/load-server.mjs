import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { addFullText, countAnew, countReports, dropFullText } from '../product.mjs';
import { COLUMNS, REPORTED, TABLES } from './tables.mjs';

/** The server never flushes the very last pages by itself. */
const FEW_PAGES = 20;

/**
 * Loads the rows into a migrated, empty database, all tables in parallel, each over its own connection. The full-text
 * indexes are built afterwards, in one pass.
 * @param {string} url
 * @param {Iterable<import('./tables.mjs').Rows>} batches
 */
export async function loadServer(url, batches) {
  const keys = await mysql.createConnection(url);
  const query = async (/** @type {string} */ sql, /** @type {readonly string[]} */ values = []) =>
    (await keys.query(sql, [...values]))[0];
  await dropFullText(query);
  const loads = await Promise.all(TABLES.map((table) => loadOf(url, table)));
  const feeds = new Map(loads.map(({ table, feed }) => [table, feed]));
  for (const rows of batches)
    for (const [table, records] of Object.entries(rows)) {
      const feed = feeds.get(/** @type {import('./tables.mjs').Table} */ (table));
      if (feed && !feed.write(records.map(line).join(''))) await once(feed, 'drain');
    }
  for (const { feed } of loads) feed.end();
  await Promise.all(loads.map(({ done }) => done));
  await keys.query(`INSERT INTO delivered_words (id, words) SELECT s.id, s.words
    FROM job_search s JOIN jobs j ON j.id = s.id WHERE j.status = 'delivered'`);
  await addFullText(query);
  await countAnew(query);
  await keys.query(REPORTED);
  await countReports(async (sql, values) => {
    const [rows] = await keys.query(sql, values);
    return /** @type {Record<string, unknown>[]} */ (rows);
  });
  await keys.query(`ANALYZE TABLE ${[...TABLES, 'delivered_words'].join(', ')}`);
  await keys.end();
}

/**
 * Loads into MySQL without its redo log, which is small and would be written out over and over.
 * @param {string} adminUrl
 * @param {() => Promise<void>} load
 */
export async function withoutRedoLog(adminUrl, load) {
  const admin = await mysql.createConnection(adminUrl);
  await admin.query('ALTER INSTANCE DISABLE INNODB REDO_LOG');
  await load();
  await admin.query('ALTER INSTANCE ENABLE INNODB REDO_LOG');
  await admin.end();
}

/**
 * Waits until the server has flushed the load's dirty pages, which would slow the measurements.
 * @param {string} adminUrl
 */
export async function settle(adminUrl) {
  const admin = await mysql.createConnection(adminUrl);
  const limit = 'innodb_max_dirty_pages_pct';
  const [[{ usual }]] = /** @type {any} */ (await admin.query(`SELECT @@${limit} AS usual`));
  await admin.query(`SET GLOBAL ${limit} = 0`);
  for (;;) {
    const [rows] = await admin.query("SHOW STATUS LIKE 'Innodb_buffer_pool_pages_dirty'");
    if (Number(/** @type {any[]} */ (rows)[0].Value) < FEW_PAGES) break;
    await delay(200);
  }
  await admin.query(`SET GLOBAL ${limit} = ?`, [Number(usual)]);
  await admin.end();
}

/** @param {string} url @param {import('./tables.mjs').Table} table */
async function loadOf(url, table) {
  const connection = await mysql.createConnection({ uri: url, flags: ['LOCAL_FILES'] });
  // Connections of finished tables idle until the slowest one is done.
  await connection.query(
    'SET foreign_key_checks = 0, unique_checks = 0, net_read_timeout = 7200, net_write_timeout = 7200',
  );
  const feed = new PassThrough({ highWaterMark: 1 << 20 });
  const columns = COLUMNS[table].map((column) => `\`${column}\``).join(', ');
  const done = connection
    .query({
      sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4 (${columns})`,
      infileStreamFactory: () => feed,
    })
    .then(() => connection.end());
  return { table, feed, done };
}

/** One row in the format of LOAD DATA. @param {import('./tables.mjs').Value[]} row */
function line(row) {
  return `${row.map((value) => (value === null ? '\\N' : String(value))).join('\t')}\n`;
}
