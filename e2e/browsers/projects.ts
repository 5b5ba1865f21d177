import { join } from 'node:path';
import type { Project } from '@playwright/test';

export type BrowserName = 'firefox' | 'webkit' | 'chromium';

/**
 * Stories that a browser cannot have, by the name of their file: `TEST_TIER=all` runs the others. WebKit knows no forced
 * colours, and its driver blocks nothing and sets no size of text.
 */
const NOT_IN: Readonly<Record<BrowserName, readonly string[]>> = {
  firefox: ['webkit-*', 'chromium-*'],
  webkit: ['firefox-*', 'chromium-*', 'colours*', 'blocked*', 'large-text*'],
  chromium: ['firefox-*', 'webkit-*'],
};

/** The fast tier runs one story in each of these browsers. */
const IN_FAST_TIER: Readonly<Record<Exclude<BrowserName, 'chromium'>, string>> = {
  firefox: 'main-job',
  webkit: 'driver-day',
};

/** Every story that the browser can have. */
export function allStoriesIn(browser: BrowserName): Project {
  return {
    name: browser,
    testDir: __dirname,
    outputDir: join(__dirname, '../test-results', browser),
    metadata: { engine: 'sqlite', browser },
    testIgnore: NOT_IN[browser].map((name) => `**/${name}.spec.ts`),
  };
}

export function fastStoryIn(browser: keyof typeof IN_FAST_TIER): Project {
  return { ...allStoriesIn(browser), testMatch: `**/${IN_FAST_TIER[browser]}.spec.ts` };
}
