import { mergeTests } from '@playwright/test';
import { test as withSample } from '../screens/sample-test';
import { calendarsStayOpen } from './stories/date-fields';
import { DESK, test as base } from './test';

const test = mergeTests(base, withSample);

test.use({ company: 'views' });

test('every calendar stays open', async ({ open, sample }) => {
  await calendarsStayOpen(await open(DESK), sample);
});
