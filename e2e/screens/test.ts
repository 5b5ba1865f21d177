import { basename } from 'node:path';
import { recordFile } from '../../scripts/suites/journal.mjs';
import { test as base } from './sample-test';

/** The screens change nothing permanently, so they share one company. */
export const test = base.extend<{ recorded: undefined }>({
  recorded: [
    async ({ company: _company }, use, { file, title }) => {
      recordFile(`${basename(file)}: ${title}`);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
