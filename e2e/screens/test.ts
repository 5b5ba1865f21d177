import { basename } from 'node:path';
import { recordFile } from '../../scripts/suites/journal.mjs';
import { tokenOf } from '../support/people';
import { ADMIN } from '../support/product';
import { test as base } from '../support/product-test';
import { makeSampleCompany, type SampleCompany } from './sample-company';

/** The screens change nothing permanently, so they share one company. */
export const test = base.extend<{ recorded: undefined }, { sample: SampleCompany }>({
  recorded: [
    async ({ company: _company }, use, { file, title }) => {
      recordFile(`${basename(file)}: ${title}`);
      await use(undefined);
    },
    { auto: true },
  ],
  sample: [
    async ({ playwright, product }, use) => {
      const anonymous = await playwright.request.newContext({ baseURL: product.address });
      const token = await tokenOf(anonymous, ADMIN);
      await anonymous.dispose();
      const api = await playwright.request.newContext({
        baseURL: product.address,
        extraHTTPHeaders: { Authorization: `Bearer ${token}` },
      });
      await use(await makeSampleCompany(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
