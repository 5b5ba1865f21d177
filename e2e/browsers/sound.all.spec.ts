import { soundOfNewJobs } from './stories/sound';
import { PHONE, test } from './test';

test('every new job sounds long after the last press', async ({ open, adminApi }) => {
  await soundOfNewJobs(await open(PHONE), adminApi);
});
