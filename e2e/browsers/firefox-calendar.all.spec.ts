import { expect } from '@playwright/test';
import { ADMIN } from '../support/product';
import type { Found, Page } from './engines/page';
import { signIn } from './stories/sign-in';
import { DESK, test } from './test';

const FRAMES = 30;

/** Presses the first calendar button, and counts in how many of the next frames the calendar is open. */
async function framesOpen(page: Page, place: Found): Promise<number> {
  await place.button('Choose from a calendar').nth(0).click();
  const isOpen = () => page.run(() => document.querySelector('input[type="date"]:open') !== null);
  await expect.poll(isOpen, { timeout: 120_000 }).toBe(true);
  let frames = 0;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.run(() => new Promise((next) => requestAnimationFrame(() => next(null))));
    if (await isOpen()) frames += 1;
  }
  return frames;
}

for (const [name, path, role] of [
  ['Export Report', '/?dialog=export', 'dialog'],
  ['the audit log', '/?view=audit-log', 'main'],
  ['Take payment', '/?view=payments&take=payment', 'dialog'],
  ['closing the books', '/?view=books&dialog=close', 'dialog'],
] as const)
  test(`the calendar of ${name} stays open`, async ({ open }) => {
    const page = await open(DESK);
    await signIn(page, ADMIN.email, ADMIN.password);
    await page.goto(path);
    expect(await framesOpen(page, page.role(role))).toBe(FRAMES);
  });
