import { expect, type APIRequestContext } from '@playwright/test';
import type { Point } from '../engines/engine';
import type { Page } from '../engines/page';
import { makeHondaJob } from './honda-job';
import { signIn } from './sign-in';

/** Longer than the two seconds that the button requires. */
const HOLD_MS = 2_500;

/** Runs in the page: notes every selection that begins, and whether the text of the button can be selected. */
function watchSelection(): boolean {
  const begun: string[] = [];
  Object.assign(globalThis, { begun });
  document.addEventListener('selectstart', ({ target }) =>
    begun.push(String((target as Node).textContent)),
  );
  const button = document.querySelector('.sign-hold');
  if (!button) throw new Error('There is no button to hold');
  const style = getComputedStyle(button);
  // Safari knows only the second name.
  const names = ['user-select', '-webkit-user-select'];
  return !names.some((name) => style.getPropertyValue(name) === 'none');
}

/** A held button selects no text, and the hold is not cancelled, although the finger moves. */
export async function holdSelectsNothing(phone: Page, api: APIRequestContext): Promise<void> {
  const { id, driver } = await makeHondaJob(api, 'Tina Tenue', { status: 'in-transit' });
  await signIn(phone, driver.email, driver.password);
  await phone.goto(`/job/${String(id)}`);
  await phone.button('Get the delivery signature').click();
  await phone.button('Hand over the phone').click();
  const button = phone.button('Back to the driver');
  const { box } = await button.inView();
  expect(await phone.run(watchSelection)).toBe(false);
  const along = [0.3, 0.5, 0.7, 0.5].map((part): Point => ({
    x: box.x + part * box.width,
    y: box.y + box.height / 2,
  }));
  await phone.draw(along, HOLD_MS);
  await button.gone();
  await phone.button('Get the delivery signature').shown();
  const selected = () =>
    phone.run(() => [
      ...(globalThis as unknown as { begun: string[] }).begun, // put there above
      ...[String(getSelection())].filter((text) => text !== ''),
    ]);
  expect(await selected()).toEqual([]);
}
