import { holdSelectsNothing } from './stories/hold';
import { onHomeScreen } from './stories/home-screen';
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

test('a button that is held selects no text', async ({ open, adminApi }) => {
  await holdSelectsNothing(await open(PHONE), adminApi);
});

test("an iPhone's app has a sign-in of its own, and a PDF does not replace it", async ({
  open,
  adminApi,
}) => {
  await onHomeScreen(await open(PHONE), adminApi);
});
