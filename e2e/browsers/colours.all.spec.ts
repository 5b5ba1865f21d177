import { mergeTests } from '@playwright/test';
import { test as withSample } from '../screens/sample-test';
import { ADMIN } from '../support/product';
import { everyFieldIsFramed, focusIsSeen } from './stories/forced-colours';
import { signIn } from './stories/sign-in';
import { CONSOLE_PATHS } from './stories/views';
import { DESK, test as base } from './test';

const test = mergeTests(base, withSample);

test.use({ company: 'views' });

test('text fields have a frame and a visible focus in forced colours', async ({
  open,
  sample: _sample,
}) => {
  const page = await open(DESK, { setting: 'forced-colours' });
  await signIn(page, ADMIN.email, ADMIN.password);
  await everyFieldIsFramed({ page, paths: CONSOLE_PATHS, language: 'en-CA' });
  await focusIsSeen(page);
});
