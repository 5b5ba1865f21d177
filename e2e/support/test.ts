import { beginFile, countVisits } from './journal';
import { test as base } from './product-test';

/** Records the running file and its page loads in the suite's journal. */
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
