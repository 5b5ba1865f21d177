import type { Page } from '@playwright/test';
import { nothingOf } from './gone';
import { jobName } from './names';
import type { ShiftPlace } from './phone';

const PLACE_NAMES: Readonly<Record<ShiftPlace, string>> = {
  front: 'Front',
  rear: 'Rear',
  'vin-plate': 'VIN plate',
};

const cameraOf = (page: Page) => page.getByRole('dialog', { name: /^Photos at/ });

/**
 * Opens the camera for the first unit, atomically with the check that the job is shown; `none` if it is not, null
 * while the screen loads. Runs within the page.
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

/**
 * Selects a place in the camera and returns its file field; `none` if the camera closed, null while it loads. Runs
 * within the page.
 */
function turnToPlace(place: string): HTMLInputElement | 'none' | null {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.photo-places button')];
  const button = buttons.find(({ textContent }) => textContent === place);
  if (button?.ariaPressed === 'false') button.click();
  const input = document.querySelector<HTMLInputElement>('.full-screen .file-input');
  const label = `Choose a picture: ${place}`;
  if (input && !input.disabled && input.labels?.[0]?.textContent === label) return input;
  const ends = ['Job not found', 'Authentication Required', 'Try Again'];
  const lines = document.body.innerText.split('\n');
  return ends.some((end) => lines.includes(end)) ? 'none' : null;
}

/** Chooses a picture of the job's first unit; false if the screen does not offer it. */
export async function choosePicture(
  page: Page,
  jobId: number,
  place: ShiftPlace,
  buffer: Buffer,
): Promise<boolean> {
  const pressed = await page.waitForFunction(pressPhotos, jobName(jobId));
  if ((await pressed.jsonValue()) === 'none') return false;
  const input = (await page.waitForFunction(turnToPlace, PLACE_NAMES[place])).asElement();
  if (input === null) return false;
  const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer };
  // If the file field disappears with its screen, it is uncertain whether the picture was kept.
  await input.setInputFiles(file).catch(() => undefined);
  return true;
}

/** Whether the screen confirmed that it stored the picture. */
export async function keptPicture(page: Page): Promise<boolean> {
  const camera = cameraOf(page);
  const kept = camera.getByText(/ saved\. Next: /);
  await kept.or(nothingOf(page)).first().waitFor();
  const isKept = await kept.isVisible();
  if (isKept) await camera.getByRole('button', { name: 'Done' }).click();
  return isKept;
}
