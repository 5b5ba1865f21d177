import { expect } from '@playwright/test';
import { ADMIN } from '../support/product';
import { signIn } from './stories/sign-in';
import { DESK, test } from './test';

test('text fields have a frame and a visible focus in forced colours', async ({ open }) => {
  const page = await open(DESK, { setting: 'forced-colours' });
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/?view=new-dispatch');
  await page.role('heading', 'Create New Dispatch Job').shown();
  await page.label(/^Customer Name/).shown();
  const looks = await page.run(async () => {
    const field = document.querySelector<HTMLInputElement>('.MuiOutlinedInput-root input');
    const outline = field
      ?.closest('.MuiOutlinedInput-root')
      ?.querySelector('.MuiOutlinedInput-notchedOutline');
    if (!field || !outline) throw new Error('There is no text field');
    const colour = () => getComputedStyle(outline).borderTopColor;
    const probe = document.body.appendChild(document.createElement('span'));
    const system = (name: string) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    };
    const drawn = () => new Promise((next) => setTimeout(next, 300));
    field.blur();
    await drawn();
    const framed = colour();
    field.focus();
    await drawn();
    return {
      isForced: matchMedia('(forced-colors: active)').matches,
      isFramed: framed === system('CanvasText'),
      isFocusSeen: colour() === system('Highlight'),
    };
  });
  expect(looks).toEqual({ isForced: true, isFramed: true, isFocusSeen: true });
});
