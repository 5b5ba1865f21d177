import { defineConfig } from '@playwright/test';
import base, { launchedFrom } from '../playwright.config';

/** Every screen in every language, theme and width. The database does not affect the layout. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/screens',
  testIgnore: process.env['TEST_TIER'] === 'all' ? [] : '**/*.all.spec.ts',
  globalSetup: '../headless-shell.config.ts',
  fullyParallel: true,
  workers: 2,
  projects: [{ name: 'screens', metadata: { engine: 'sqlite' } }],
  use: { ...base.use, screenshot: 'off', launchOptions: launchedFrom('HEADLESS_SHELL_PATH') },
});
