import { signersLanguage } from './stories/signers-language';
import { soundOfNewJobs } from './stories/sound';
import { vinByCamera } from './stories/vin-by-camera';
import { PHONE, test } from './test';

test('every new job sounds long after the last press', async ({ open, adminApi }) => {
  await soundOfNewJobs(await open(PHONE), adminApi);
});

test('the camera reads a VIN', async ({ open, adminApi }) => {
  await vinByCamera(await open(PHONE), adminApi);
});

test("a signer's language ends when the driver takes the phone back", async ({
  open,
  adminApi,
}) => {
  await signersLanguage(await open(PHONE), adminApi);
});
