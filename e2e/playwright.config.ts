import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that a variable names; it is set before the first test, and so read anew in each worker. */
export function launchedFrom(variable: 'CHROMIUM_PATH' | 'HEADLESS_SHELL_PATH') {
  const executablePath = process.env[variable];
  return { args: CHROMIUM_FLAGS, ...(executablePath !== undefined && { executablePath }) };
}

/** Files that end in `.all.spec.ts` run only in this tier. */
export const IS_WHOLE_TIER = process.env['TEST_TIER'] === 'all';

/** Chromium without windows is faster, but installs no app, takes no push message and asks for no camera. */
export const STORY_BROWSER = IS_WHOLE_TIER ? 'CHROMIUM_PATH' : 'HEADLESS_SHELL_PATH';

/** Stories that save through the whole product. What a database answers, the server's tests hold on both. */
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

const ON_BOTH_DATABASES = IS_WHOLE_TIER ? STORIES_THAT_SAVE : ['main-job'];

export default defineConfig({
  testDir: './tests',
  testIgnore: IS_WHOLE_TIER ? [] : '**/*.all.spec.ts',
  // Each suite clears its own when it begins.
  outputDir: './test-results/e2e',
  // Only what hangs runs into these: the tests measure no time.
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
    // Takes a third of the whole time; `--trace on` keeps one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchedFrom(STORY_BROWSER),
  },
  projects: [
    { name: 'sqlite', metadata: { engine: 'sqlite' } },
    {
      name: 'mariadb',
      metadata: { engine: 'mysql' },
      testMatch: ON_BOTH_DATABASES.flatMap((name) => [
        `**/${name}.spec.ts`,
        `**/${name}.all.spec.ts`,
      ]),
    },
  ],
});
