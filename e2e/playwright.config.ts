import { defineConfig } from '@playwright/test';
import { allStoriesIn } from './browsers/projects';
import { IS_ON_MYSQL } from './support/database-server';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser from a variable. It is set before the first test, so each worker reads it again. */
export function launchedFrom(variable: 'CHROMIUM_PATH' | 'HEADLESS_SHELL_PATH') {
  const executablePath = process.env[variable];
  return { args: CHROMIUM_FLAGS, ...(executablePath !== undefined && { executablePath }) };
}

/** Files that end in `.all.spec.ts` run only in this tier. */
export const IS_WHOLE_TIER = process.env['TEST_TIER'] === 'all';

/** The headless shell is faster, but cannot install apps, receive push messages or use a camera. */
export const STORY_BROWSER = IS_WHOLE_TIER ? 'CHROMIUM_PATH' : 'HEADLESS_SHELL_PATH';

/** Stories that save data through the whole product. The server's tests cover responses on both databases. */
const STORIES_THAT_SAVE = [
  'driver-offline',
  'importing',
  'invoicing',
  'live',
  'main-job',
  'many-jobs',
  'photos',
  'recurring',
  'report-story',
  'signing',
  'tracking',
  'units',
];

const ON_DATABASE_SERVER = IS_WHOLE_TIER ? STORIES_THAT_SAVE : ['main-job'];

/** In the fast tier the main job runs only on the database server; the other stories run on SQLite. */
const NOT_ON_SQLITE = IS_WHOLE_TIER ? [] : ['**/*.all.spec.ts', '**/main-job.spec.ts'];

export default defineConfig({
  testDir: './tests',
  testIgnore: IS_WHOLE_TIER ? [] : '**/*.all.spec.ts',
  // Each suite clears its own folder when it starts.
  outputDir: './test-results/e2e',
  // Only for tests that hang: tests measure no time.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  retries: 0,
  workers: 2,
  forbidOnly: true,
  reporter: process.env['CI'] === undefined ? 'list' : 'line',
  globalSetup: './services.config.ts',
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Tracing takes a third of the total time; `--trace on` enables it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchedFrom(STORY_BROWSER),
  },
  projects: [
    { name: 'sqlite', metadata: { engine: 'sqlite' }, testIgnore: NOT_ON_SQLITE },
    {
      name: IS_ON_MYSQL ? 'mysql' : 'mariadb',
      metadata: { engine: 'mysql' },
      testMatch: ON_DATABASE_SERVER.map((name) => `**/${name}*.spec.ts`),
    },
    // The stories that Firefox and WebKit run in suites of their own.
    ...(IS_WHOLE_TIER ? [allStoriesIn('chromium')] : []),
  ],
});
