import { startMariaDb } from '../../../scripts/services/mariadb.mjs';

/**
 * Gives the tests a MariaDB: the one that TEST_MARIADB_URL names, else a private one of their own.
 * Answers how to stop it.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_MARIADB_URL'] !== undefined) return undefined;
  // Far from the zone of the tests, as the server of a company is.
  process.env['TZ'] = 'UTC';
  const server = await startMariaDb();
  process.env['TEST_MARIADB_URL'] = server.adminUrl;
  return server.stop;
}
