import { mergeTests } from '@playwright/test';
import { test as withSample } from '../screens/sample-test';
import { datesAreTyped } from './stories/date-fields';
import { DESK, test as base } from './test';

const test = mergeTests(base, withSample);

test.use({ company: 'views' });

test('in a Safari whose calendar no button opens, dates are typed', async ({ open, sample }) => {
  await datesAreTyped(await open(DESK, { setting: 'old-safari' }), sample);
});
