import { startMariaDb } from '../../../scripts/services/mariadb.mjs';

/** @type {import('../../../scripts/services/mariadb.mjs').MariaDb | undefined} */
let server;

/** Gives the tests a MariaDB: the one that TEST_MARIADB_URL names, else a private one of their own. */
export default async function start() {
  if (process.env['TEST_MARIADB_URL'] !== undefined) return;
  const zone = process.env['TZ'];
  // Far from the zone of the tests, as the server of a company is.
  process.env['TZ'] = 'UTC';
  server = await startMariaDb();
  process.env['TZ'] = zone;
  process.env['TEST_MARIADB_URL'] = server.adminUrl;
}

/** Ends the private one, where there is one. */
export const stop = () => server?.stop();
