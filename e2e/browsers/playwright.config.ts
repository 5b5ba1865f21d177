import { defineConfig } from '@playwright/test';
import base, { IS_WHOLE_TIER } from '../playwright.config';
import { allStoriesIn, fastStoryIn } from './projects';

/** The stories, in each browser. `--project` selects one. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: IS_WHOLE_TIER ? [] : '**/*.all.spec.ts',
  globalSetup: './provide.config.ts',
  workers: 1,
  projects: IS_WHOLE_TIER
    ? (['firefox', 'webkit', 'chromium'] as const).map(allStoriesIn)
    : (['firefox', 'webkit'] as const).map(fastStoryIn),
});
