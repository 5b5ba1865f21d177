import type { Locator, Page } from '@playwright/test';

/** Longer than the two seconds that the button requires. */
const HOLD = { delay: 2_500 };

export function signPad(page: Page): Locator {
  return page.getByRole('img', { name: 'Sign here with a finger or a pen' });
}

/** Draws one stroke across the middle of the pad. */
export async function drawSignature(page: Page): Promise<void> {
  const pad = signPad(page);
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no pad');
  const at = (part: number, height: number) =>
    [box.x + part * box.width, box.y + height * box.height] as const;
  await page.mouse.move(...at(0.2, 0.7));
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(...at(0.2 + step * 0.03, 0.5 + 0.25 * Math.sin(step)));
    // A swipe faster than handwriting is not a signature.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

/** The driver takes the phone back. */
export async function takePhoneBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the driver' }).click(HOLD);
}

interface Signing {
  readonly stage: 'pickup' | 'delivery';
  readonly name: string;
  /** Signed subject to inspection. */
  readonly isReserved?: boolean;
}

/** Hands the phone from the driver to the signer, and back. */
export async function haveSigned(page: Page, { stage, name, isReserved }: Signing): Promise<void> {
  await page.getByRole('button', { name: `Get the ${stage} signature` }).click();
  await page.getByRole('button', { name: 'Hand over the phone' }).click();
  await page.getByLabel('Your name').fill(name);
  if (isReserved) await page.getByLabel('Subject to inspection').check();
  await drawSignature(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await takePhoneBack(page);
}
