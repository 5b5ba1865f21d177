import { tokenOf } from '../support/people';
import { ADMIN } from '../support/product';
import { test as base } from '../support/product-test';
import { makeSampleCompany, type SampleCompany } from './sample-company';

/** Tests that share one company with records of every kind. */
export const test = base.extend<object, { sample: SampleCompany }>({
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
