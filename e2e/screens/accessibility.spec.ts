import type { Page } from '@playwright/test';
import { showWhole, violationsOf } from './axe';
import { WALKS } from './catalogue/catalogue';
import { layoutFlaws } from './layout-flaws';
import { Look, settle } from './look';
import { expect, test } from './test';

/** A theme changes colours and nothing else, so of the second one these rules alone are asked. */
async function inBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // It begins with the theme that the screen before ended with: a change costs as much as a look.
  const first = isDark ? 'dark' : 'light';
  for (const colorScheme of [first, isDark ? 'light' : 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // A page without a choice of its own follows the browser at once.
    const themed = `html[data-color-scheme="${colorScheme}"], html:not([data-color-scheme])`;
    await page.locator(themed).waitFor();
    await settle(page, true);
    const violations = await violationsOf(page, colorScheme === first ? 'everything' : 'colours');
    found.push(...violations.map((text) => `${colorScheme}: ${text}`));
  }
  return found;
}

/** What can be pressed, chosen or filled, and has no edge where the product's colours are gone. */
async function bareControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.waitForFunction(() => matchMedia('(forced-colors: active)').matches);
  await settle(page, true);
  const bare = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.MuiButton-root, .button, .tone-chip, .MuiChip-root, [aria-pressed], input',
      ),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.closest('[aria-hidden="true"], [inert]') === null)
      // The browser gives its own check boxes an edge, which their style does not tell.
      .filter(
        (element) =>
          !element.matches('[type=checkbox]') || getComputedStyle(element).appearance === 'none',
      )
      .filter((element) => {
        const edge = element.closest('.MuiInputBase-root')?.querySelector('fieldset');
        const frame = edge ?? element.closest('.input-box') ?? element;
        const button = element.matches('[type=file]') ? '::file-selector-button' : undefined;
        const { borderTopWidth, borderTopStyle } = getComputedStyle(frame, button);
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
      })
      .map((element) => `without an edge: ${element.outerHTML.slice(0, 200)}`),
  );
  await page.emulateMedia({ forcedColors: null });
  return bare;
}

for (const { role, name, screens } of WALKS)
  test(`every screen is for everybody: ${name}`, async ({ browser, product, sample }) => {
    test.setTimeout(1_200_000);
    const look = new Look(browser, product, sample, { role, tongue: 'en-CA', width: 1280 });
    const flaws = await look.walk(screens(sample), async (page) => {
      await showWhole(page);
      return [
        ...(await inBothThemes(page)),
        ...(await bareControls(page)),
        ...(await layoutFlaws(page)),
      ];
    });
    expect(flaws).toEqual([]);
  });
