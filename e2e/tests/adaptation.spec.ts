import type { Page } from '@playwright/test';
import { layoutFlaws } from '../support/layout-flaws';
import { onlook, settle, show } from '../support/look';
import { makeSampleCompany, type SampleCompany } from '../support/sample-company';
import { screensOf, type Role } from '../support/screens';
import { expect, test } from '../support/test';

/** 400 % in a window of 1280 by 1024. */
const ZOOMED = { width: 320, height: 256 };
const STOPS = 25;

let company: SampleCompany;

test.beforeAll(async ({ adminApi }) => {
  company = await makeSampleCompany(adminApi);
});

function screenNamed(role: Role, name: string) {
  const screen = screensOf(role, company).find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen named ${name}`);
  return screen;
}

/** What has the focus but lies under something else or outside the window. */
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
    test(`${name} reads in one column and hides no focus`, async ({ browser, product }) => {
      const page = await onlook(browser, product, company, { role, tongue: 'fr-CA', ...ZOOMED });
      await show(page, screenNamed(role, name), 'fr-CA');
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

test.describe('without the product’s colours', () => {
  const edgesOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.MuiButton-root, .MuiChip-root, [aria-pressed], input')]
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .filter((element) => element.closest('[aria-hidden="true"], [inert]') === null)
        .filter((element) => {
          const frame = element.closest('.MuiInputBase-root')?.querySelector('fieldset') ?? element;
          const { borderTopWidth, borderTopStyle } = getComputedStyle(frame);
          return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );

  for (const role of ['admin', 'driver', 'visitor'] as const)
    test(`what can be pressed, chosen or filled has an edge: ${role}`, async ({
      browser,
      product,
    }) => {
      test.setTimeout(120_000);
      const page = await onlook(browser, product, company, { role, tongue: 'en-CA', width: 1280 });
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      const bare: string[] = [];
      for (const screen of screensOf(role, company)) {
        await show(page, screen, 'en-CA');
        bare.push(...(await edgesOf(page)).map((html) => `${screen.name}: ${html}`));
      }
      expect(bare).toEqual([]);
    });

  test('the present view and the focus can be told', async ({ browser, product }) => {
    const page = await onlook(browser, product, company, {
      role: 'admin',
      tongue: 'en-CA',
      width: 1280,
    });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await show(page, screenNamed('admin', 'drivers'), 'en-CA');
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

test('nothing moves for who asked for less motion', async ({ browser, product }) => {
  const page = await onlook(browser, product, company, {
    role: 'admin',
    tongue: 'en-CA',
    width: 390,
  });
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        // The sign that the page is loading turns on, slowly.
        if (target?.closest('.boot-screen') == null)
          moves.push(Number(effect?.getComputedTiming().duration ?? 0));
      }
    };
    for (const start of ['transitionrun', 'animationstart']) document.addEventListener(start, note);
  });
  for (const name of ['menu of a job', 'deleting a job', 'export', 'add customer'])
    await show(page, screenNamed('admin', name), 'en-CA');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await settle(page);
  const longest = await page.evaluate(
    () => Math.max(0, ...(window as unknown as { moves: number[] }).moves), // put there above
  );
  expect(longest).toBeLessThanOrEqual(1);
});
