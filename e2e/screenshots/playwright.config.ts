import { defineConfig } from '@playwright/test';
import base, { launchedFrom } from '../playwright.config';

/** Takes the screenshots of the documents; requires the built product. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../test-results/screenshots',
  globalSetup: '../chromium.config.ts',
  workers: 1,
  projects: [{ name: 'screenshots' }],
  use: {
    ...base.use,
    screenshot: 'off',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    launchOptions: launchedFrom('CHROMIUM_PATH'),
  },
});
