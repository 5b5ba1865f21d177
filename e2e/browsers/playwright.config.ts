import { defineConfig } from '@playwright/test';
import base, { IS_WHOLE_TIER } from '../playwright.config';

/** In the fast tier, each browser runs the story that it is promised for. */
const STORIES = { firefox: 'main-job', webkit: 'driver-day' } as const;

/** The stories of Firefox and WebKit. `--project` selects the browser. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: IS_WHOLE_TIER ? [] : '**/*.all.spec.ts',
  globalSetup: './provide.config.ts',
  workers: 1,
  projects: (['firefox', 'webkit'] as const).map((browser) => ({
    name: browser,
    outputDir: `../test-results/${browser}`,
    metadata: { engine: 'sqlite', browser },
    // A file that begins with the name of the other browser does not concern this one.
    ...(IS_WHOLE_TIER
      ? { testIgnore: `**/${browser === 'firefox' ? 'webkit' : 'firefox'}-*.spec.ts` }
      : { testMatch: `**/${STORIES[browser]}.spec.ts` }),
  })),
});
