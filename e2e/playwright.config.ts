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

/** The browser of a person, for what one without windows does not do: to install apps, take pushed messages, open windows. */
export const WHOLE_BROWSER = { launchOptions: launchedFrom('CHROMIUM_PATH') };

/** Files that end in `.all.spec.ts` run in this tier alone. */
export const IS_WHOLE_TIER = process.env['TEST_TIER'] === 'all';

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
    launchOptions: launchedFrom('HEADLESS_SHELL_PATH'),
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
