import { defineConfig } from '@playwright/test';
import base, { IS_WHOLE_TIER } from '../playwright.config';

/** In the fast tier, each browser runs the story that it is promised for. */
const STORIES = { firefox: 'main-job', webkit: 'driver-day' } as const;

/** The stories of Firefox and WebKit. `--project` selects the browser. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: IS_WHOLE_TIER ? [] : '**/*.all.spec.ts',
  globalSetup: './provide-browsers.ts',
  workers: 1,
  projects: Object.entries(STORIES).map(([browser, story]) => ({
    name: browser,
    outputDir: `../test-results/${browser}`,
    metadata: { engine: 'sqlite', browser },
    ...(!IS_WHOLE_TIER && { testMatch: `**/${story}.spec.ts` }),
  })),
});
