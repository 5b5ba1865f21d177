import { beginFile, countVisits } from './journal';
import { test as base } from './product-test';

/** Records in the suite's journal which file runs, and its page loads. */
export const test = base.extend<{ fileRecord: undefined }>({
  fileRecord: [
    async ({ browserName: _browserName }, use, { file }) => {
      beginFile(file);
      await use(undefined);
    },
    { auto: true },
  ],
  browser: async ({ browser }, use) => {
    countVisits(browser);
    await use(browser);
  },
});

export { expect } from '@playwright/test';
