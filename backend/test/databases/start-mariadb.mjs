import { startMariaDb } from '../../../scripts/services/mariadb.mjs';

/** @type {import('../../../scripts/services/mysql-protocol.mjs').DatabaseService | undefined} */
let server;

/** Provides MariaDB for the tests: the one in TEST_MARIADB_URL, or a private one. */
export default async function start() {
  if (process.env['TEST_MARIADB_URL'] !== undefined) return;
  const zone = process.env['TZ'];
  // Differs from the tests' time zone, like a company's server.
  process.env['TZ'] = 'UTC';
  server = await startMariaDb();
  process.env['TZ'] = zone;
  process.env['TEST_MARIADB_URL'] = server.adminUrl;
}

/** Stops the private server, if there is one. */
export const stop = () => server?.stop();
