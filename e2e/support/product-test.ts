import { type APIRequestContext, test as base } from '@playwright/test';
import { ADMIN, type Engine, Product } from './product';

interface ProductFixtures {
  /** The running product; shared by all tests of a worker, so each test creates its own data. */
  product: Product;
  /** Tests of different companies never share a product. */
  company: string;
}

interface TestFixtures {
  /** An API client signed in as the admin. */
  adminApi: APIRequestContext;
}

export const test = base.extend<TestFixtures, ProductFixtures>({
  company: ['everybody', { scope: 'worker', option: true }],
  product: [
    async ({ company: _company }, use, worker) => {
      const { engine } = worker.project.metadata as { engine: Engine }; // set in playwright.config.ts
      const product = await Product.start(engine);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.address);
  },
  adminApi: async ({ playwright, product }, use) => {
    const anonymous = await playwright.request.newContext({ baseURL: product.address });
    const answer = await anonymous.post('/api/auth/login', { data: ADMIN });
    const { token } = (await answer.json()) as { token: string };
    await anonymous.dispose();
    const context = await playwright.request.newContext({
      baseURL: product.address,
      extraHTTPHeaders: { Authorization: `Bearer ${token}` },
    });
    await use(context);
    await context.dispose();
  },
});
