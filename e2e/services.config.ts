import provideChromium from './chromium.config';
import provideHeadlessShell from './headless-shell.config';
import { STORY_BROWSER } from './playwright.config';
import { IS_ON_MYSQL, SERVER_URL } from './support/database-server';

async function startMariaDb() {
  const services = await import('../scripts/services/mariadb.mjs');
  return services.startMariaDb();
}

async function startMysql() {
  const services = await import('../scripts/services/mysql.mjs');
  return services.startMysql();
}

/** Provides Chromium and a database server for the tests: from the environment, else found or started here. */
export default async function provideServices(): Promise<() => Promise<void>> {
  await (STORY_BROWSER === 'CHROMIUM_PATH' ? provideChromium() : provideHeadlessShell());
  if (process.env[SERVER_URL] !== undefined) return () => Promise.resolve();
  const server = await (IS_ON_MYSQL ? startMysql() : startMariaDb());
  process.env[SERVER_URL] = server.adminUrl;
  return server.stop;
}
