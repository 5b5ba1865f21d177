import { mergeTests } from '@playwright/test';
import { test as withSample } from '../screens/sample-test';
import { ADMIN } from '../support/product';
import { signIn } from './stories/sign-in';
import { CONSOLE_PATHS, everyViewIsSound, LANGUAGES, portalPaths } from './stories/views';
import { DESK, PHONE, test as base } from './test';

const test = mergeTests(base, withSample);

/** Its own company, with records of every kind. */
test.use({ company: 'views' });

for (const size of [PHONE, DESK])
  test(`every view of the console is sound at ${String(size.width)} px in both languages`, async ({
    open,
    sample: _sample,
  }) => {
    const page = await open(size);
    await signIn(page, ADMIN.email, ADMIN.password);
    for (const language of LANGUAGES)
      await everyViewIsSound({ page, paths: CONSOLE_PATHS, language });
  });

test('every view of the portal is sound in both languages', async ({ open, sample }) => {
  const page = await open(PHONE);
  await signIn(page, sample.driver.email, sample.driver.password);
  for (const language of LANGUAGES)
    await everyViewIsSound({ page, paths: portalPaths(sample), language });
});
