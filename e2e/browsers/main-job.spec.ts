import { mainJob } from './stories/main-job';
import { DESK, PHONE, test } from './test';

test('a job from sign-in to billing', async ({ open, adminApi }) => {
  await mainJob({ desk: await open(DESK), phone: await open(PHONE), api: adminApi });
});
