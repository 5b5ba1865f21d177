import type { Page } from '@playwright/test';
import { nothingOf, unlessGone } from './gone';
import { jobName } from './names';
import type { ShiftPlace } from './phone';

const PLACE_NAMES: Readonly<Record<ShiftPlace, string>> = {
  front: 'Front',
  rear: 'Rear',
  'vin-plate': 'VIN plate',
};

const cameraOf = (page: Page) => page.getByRole('dialog', { name: /^Photos at/ });

/**
 * Opens the camera for the first unit in one go with seeing that the job is there; `none` where it is not, null
 * while the screen is to come. It runs within the page.
 */
function pressPhotos(job: string): 'open' | 'none' | null {
  const lines = document.body.innerText.split('\n');
  const ends = ['Job not found', 'Authentication Required', 'Try Again'];
  if (ends.some((end) => lines.includes(end))) return 'none';
  const button = document.querySelector<HTMLButtonElement>('.plate-photos');
  if (button === null || document.querySelector('h1')?.textContent !== job) return null;
  button.click();
  return 'open';
}

/** Chooses a picture of the job's first unit; false where the screen does not offer it. */
export async function choosePicture(
  page: Page,
  jobId: number,
  place: ShiftPlace,
  buffer: Buffer,
): Promise<boolean> {
  const pressed = await page.waitForFunction(pressPhotos, jobName(jobId));
  if ((await pressed.jsonValue()) === 'none') return false;
  const camera = cameraOf(page);
  const button = camera.getByRole('button', { name: PLACE_NAMES[place] }).first();
  if (!(await unlessGone(page, button.click()))) return false;
  const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer };
  const input = camera.getByLabel(`Photo: ${PLACE_NAMES[place]}`);
  return unlessGone(page, input.setInputFiles(file));
}

/** Whether the screen showed that it keeps the picture. */
export async function keptPicture(page: Page): Promise<boolean> {
  const camera = cameraOf(page);
  const kept = camera.getByText(/ is saved\. Next: /);
  await kept.or(nothingOf(page)).first().waitFor();
  const isKept = await kept.isVisible();
  if (isKept) await camera.getByRole('button', { name: 'Done' }).click();
  return isKept;
}
