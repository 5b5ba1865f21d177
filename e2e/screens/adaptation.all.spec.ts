import type { Page } from '@playwright/test';
import { screenNamed } from './catalogue/catalogue';
import { layoutFlaws } from './layout-flaws';
import { Look, settle } from './look';
import type { Role } from './screen';
import { expect, test } from './test';

/** 400 % zoom in a window of 1280 by 1024. */
const ZOOMED = { width: 320, height: 256 };
const STOPS = 25;

/** The focused element, if it is covered or outside the window. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.querySelector(':focus-visible');
    if (focused === null) return null;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const across = [left + 4, (left + right) / 2, right - 4];
    const down = [top + 4, (top + bottom) / 2, bottom - 4];
    const isSeen = across.some((x) =>
      down.some((y) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (focused.contains(there) || there.contains(focused));
      }),
    );
    return isSeen ? null : focused.outerHTML.slice(0, 160);
  });
}

test.describe('at 400 % zoom', () => {
  const VISITS: [Role, string][] = [
    ['admin', 'active jobs'],
    ['admin', 'new dispatch'],
    ['admin', 'job editor'],
    ['driver', 'driver job'],
    ['visitor', 'landing'],
  ];
  for (const [role, name] of VISITS)
    test(`${name} reads in one column and hides no focus`, async ({ browser, product, sample }) => {
      const look = new Look(browser, product, sample, { role, tongue: 'fr-CA', ...ZOOMED });
      await look.at(screenNamed(role, name, sample), async (page) => {
        expect(await layoutFlaws(page)).toEqual([]);
        const hidden: string[] = [];
        for (let stop = 0; stop < STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          await settle(page);
          const found = await hiddenFocus(page);
          if (found !== null) hidden.push(found);
        }
        expect(hidden).toEqual([]);
      });
    });
});

test('without the product’s colours the current view and the focus are visible', async ({
  browser,
  product,
  sample,
}) => {
  const look = new Look(browser, product, sample, { role: 'admin', tongue: 'en-CA', width: 1280 });
  await look.at(screenNamed('admin', 'drivers', sample), async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const groundOf = (name: string) =>
      page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf('Drivers')).not.toBe(await groundOf('Customers'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return { outlineStyle, isWide: parseFloat(outlineWidth) >= 2 };
    });
    expect(outline).toMatchObject({
      outlineStyle: expect.not.stringMatching('none'),
      isWide: true,
    });
  });
});

test('nothing moves for users who prefer reduced motion', async ({ browser, product, sample }) => {
  const look = new Look(browser, product, sample, { role: 'admin', tongue: 'en-CA', width: 390 });
  await look.at(screenNamed('admin', 'dashboard', sample), async (page) => {
    await page.context().addInitScript(() => {
      const moves: number[] = [];
      Object.assign(window, { moves });
      const note = () => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          // A transition of any duration delays a change to the next frame.
          const duration =
            animation instanceof CSSTransition
              ? Infinity
              : Number(effect?.getComputedTiming().duration ?? 0);
          // The loading indicator turns, slowly.
          if (target?.closest('.boot-screen') == null) moves.push(duration);
        }
      };
      for (const start of ['transitionrun', 'animationstart'])
        document.addEventListener(start, note);
    });
  });
  for (const name of ['menu of a job', 'deleting a job', 'export', 'add customer', 'main menu'])
    await look.at(screenNamed('admin', name, sample), async (page) => {
      const longest = await page.evaluate(
        () => Math.max(0, ...(window as unknown as { moves: number[] }).moves), // put there above
      );
      expect(longest, name).toBeLessThanOrEqual(1);
    });
});
