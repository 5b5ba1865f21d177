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
  const looks = await page.run(() => {
    const field = document.querySelector<HTMLInputElement>('.input-box > input');
    const box = field?.parentElement;
    if (!field || !box) throw new Error('There is no text field');
    const probe = document.body.appendChild(document.createElement('span'));
    const system = (name: string) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    };
    const look = getComputedStyle(box);
    field.blur();
    const isFramed =
      look.borderTopStyle === 'solid' && look.borderTopColor === system('CanvasText');
    const isBare = look.outlineStyle === 'none';
    field.focus();
    return {
      isForced: matchMedia('(forced-colors: active)').matches,
      isFramed,
      isFocusSeen:
        isBare && look.outlineStyle === 'solid' && look.outlineColor === system('Highlight'),
    };
  });
  expect(looks).toEqual({ isForced: true, isFramed: true, isFocusSeen: true });
});
