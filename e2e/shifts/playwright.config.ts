import { defineConfig } from '@playwright/test';
import base, { IS_WHOLE_TIER } from '../playwright.config';

/** Random shifts with fixed seeds, or as many as requested. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/shifts',
  globalSetup: '../services.config.ts',
  timeout: 0,
  // Each fleet runs several shifts at once.
  workers: 1,
  use: { ...base.use, screenshot: 'off' },
  projects: base.projects
    ?.filter(({ name }) => IS_WHOLE_TIER || name === 'sqlite')
    .map((project) => ({ ...project, testMatch: '*.spec.ts' })),
});
