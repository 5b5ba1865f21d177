import provideChromium from './chromium.config';
import provideHeadlessShell from './headless-shell.config';
import { STORY_BROWSER } from './playwright.config';

/** Provides Chromium and MariaDB for the tests: from the environment, else found or started here. */
export default async function provideServices(): Promise<() => Promise<void>> {
  await (STORY_BROWSER === 'CHROMIUM_PATH' ? provideChromium() : provideHeadlessShell());
  if (process.env['TEST_MARIADB_URL'] !== undefined) return () => Promise.resolve();
  const { startMariaDb } = await import('../scripts/services/mariadb.mjs');
  const server = await startMariaDb();
  process.env['TEST_MARIADB_URL'] = server.adminUrl;
  return server.stop;
}
