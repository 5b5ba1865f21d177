import { mergeTests } from '@playwright/test';
import { test as withSample } from '../screens/sample-test';
import { ADMIN } from '../support/product';
import { signIn } from './stories/sign-in';
import { CONSOLE_PATHS, everyViewHasRoom, portalPaths } from './stories/views';
import { DESK, PHONE, TABLET, test as base } from './test';

const test = mergeTests(base, withSample);

test.use({ company: 'views' });

const language = 'fr-CA';

for (const size of [PHONE, TABLET, DESK])
  test(`at 200 % text size nothing of the console is cut at ${String(size.width)} px`, async ({
    open,
    sample: _sample,
  }) => {
    const page = await open(size, { setting: 'large-text' });
    await signIn(page, ADMIN.email, ADMIN.password);
    await everyViewHasRoom({ page, paths: CONSOLE_PATHS, language });
  });

test('at 200 % text size nothing of the portal is cut', async ({ open, sample }) => {
  const page = await open(PHONE, { setting: 'large-text' });
  await signIn(page, sample.driver.email, sample.driver.password);
  await everyViewHasRoom({ page, paths: portalPaths(sample), language });
});
