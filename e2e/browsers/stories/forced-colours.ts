import { expect } from '@playwright/test';
import type { Page } from '../engines/page';
import { walk, type Walk } from './views';

/** Runs in the page: fields without a frame in the user's colour of text. */
function findBareFields(): string[] {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.cssText = 'forced-color-adjust: none; color: CanvasText';
  const text = getComputedStyle(probe).color;
  probe.remove();
  if (!matchMedia('(forced-colors: active)').matches) return ['the colours are not forced'];
  const kinds =
    'input:not([type=checkbox], [type=radio], [type=date], [type=file]), textarea, select';
  return [...document.querySelectorAll<HTMLInputElement>(kinds)]
    .filter((field) => field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((field) => field.closest('[inert], [aria-hidden="true"]') === null)
    .filter((field) => {
      const frame = getComputedStyle(field.closest('.input-box') ?? field);
      const isFramed = frame.borderTopStyle === 'solid' && parseFloat(frame.borderTopWidth) >= 1;
      return !isFramed || (!field.disabled && frame.borderTopColor !== text);
    })
    .map(
      (field) =>
        `without a frame: ${field.labels?.[0]?.textContent ?? field.outerHTML.slice(0, 160)}`,
    );
}

export async function everyFieldIsFramed(visit: Walk): Promise<void> {
  expect(await walk(visit, () => visit.page.run(findBareFields))).toEqual([]);
}

/** A text field shows its focus as an outline in the user's highlight colour, and only then. */
export async function focusIsSeen(page: Page): Promise<void> {
  await page.goto('/?view=new-dispatch');
  await page.label(/^Customer Name/).shown();
  const looks = await page.run(() => {
    const field = document.querySelector<HTMLInputElement>('.input-box > input');
    const box = field?.parentElement;
    if (!field || !box) throw new Error('There is no text field');
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
    const highlight = getComputedStyle(probe).color;
    const look = getComputedStyle(box);
    field.blur();
    const isBare = look.outlineStyle === 'none';
    field.focus();
    return isBare && look.outlineStyle === 'solid' && look.outlineColor === highlight;
  });
  expect(looks).toBe(true);
}
