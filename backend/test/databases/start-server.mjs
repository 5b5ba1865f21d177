import { startMariaDb } from '../../../scripts/services/mariadb.mjs';
import { startMysql } from '../../../scripts/services/mysql.mjs';

const IS_ON_MYSQL = process.env['TEST_DATABASE'] === 'mysql';
/** As in `tested-server.ts`. */
const SERVER_URL = IS_ON_MYSQL ? 'TEST_MYSQL_URL' : 'TEST_MARIADB_URL';

/** @type {import('../../../scripts/services/mysql-protocol.mjs').DatabaseService | undefined} */
let server;

/** Provides the database server for the tests: the one that the environment names, or a private one. */
export default async function start() {
  if (process.env[SERVER_URL] !== undefined) return;
  const zone = process.env['TZ'];
  // Differs from the tests' time zone, like a company's server.
  process.env['TZ'] = 'UTC';
  server = await (IS_ON_MYSQL ? startMysql() : startMariaDb());
  process.env['TZ'] = zone;
  process.env[SERVER_URL] = server.adminUrl;
}

/** Stops the private server, if there is one. */
export const stop = () => server?.stop();
