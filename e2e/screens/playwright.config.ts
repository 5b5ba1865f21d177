import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Every screen in every language, theme and width. How it looks does not depend on the database. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/screens',
  globalSetup: '../headless-shell.config.ts',
  fullyParallel: true,
  workers: 2,
  projects: [{ name: 'screens', metadata: { engine: 'sqlite' } }],
  use: {
    ...base.use,
    screenshot: 'off',
    launchOptions: {
      ...base.use?.launchOptions,
      ...(process.env['HEADLESS_SHELL_PATH'] === undefined
        ? {}
        : { executablePath: process.env['HEADLESS_SHELL_PATH'] }),
    },
  },
});
