/** Gives the suites a MariaDB: the one that TEST_MARIADB_URL names, else a private one of their own. */
module.exports = async () => {
  process.env.TZ = 'UTC';
  if (process.env.TEST_MARIADB_URL) return;
  const { startMariaDb } = await import('../../../scripts/services/mariadb.mjs');
  const server = await startMariaDb();
  process.env.TEST_MARIADB_URL = server.adminUrl;
  globalThis.stopMariaDb = server.stop;
};
