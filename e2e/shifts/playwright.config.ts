import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Random shifts: as many as fit into the time, or as many as asked for. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/shifts',
  globalSetup: '../services.config.ts',
  timeout: 0,
  // How many fit into the time is counted kind by kind.
  workers: 1,
  use: { ...base.use, screenshot: 'off' },
});
