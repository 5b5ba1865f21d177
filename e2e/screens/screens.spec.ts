import type { Page } from '@playwright/test';
import { showWhole, violationsOf } from './axe';
import { IS_WHOLE, WALKS } from './catalogue/catalogue';
import { controlsWithoutEdges } from './edges';
import { layoutFlaws } from './layout-flaws';
import { Look, settle } from './look';
import { flawsOfNames } from './spoken-names';
import type { Screen } from './screen';
import { expect, test } from './test';
import { flawsOfNumbers, numberFieldsOf } from './typed-numbers';

const WIDTHS = IS_WHOLE ? [1280, 640, 390, 320] : [1280, 320];
/** `NumberField.test.tsx` reads both languages in the fast tier. */
const NUMBER_LANGUAGES = IS_WHOLE ? (['en-CA', 'fr-CA'] as const) : (['fr-CA'] as const);

async function inSecondTheme(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const colorScheme = isDark ? 'light' : 'dark';
  // The next screen starts with this theme: a change costs as much as a check.
  await page.emulateMedia({ colorScheme });
  // A page without its own theme setting follows the browser at once.
  const themed = `html[data-color-scheme="${colorScheme}"], html:not([data-color-scheme])`;
  await page.locator(themed).waitFor();
  await settle(page, true);
  return (await violationsOf(page, 'colours')).map((text) => `${colorScheme}: ${text}`);
}

/**
 * One visit per screen: French texts that are at least 40 % longer than English ones need the most space. Rules,
 * colours and edges do not depend on the language; names do, so `flawsOfNames` compares them in both.
 */
for (const { role, tongue, name, screens } of WALKS)
  test(`every screen is for everybody, and has room for words 40 % longer: ${name}`, async ({
    browser,
    product,
    sample,
  }) => {
    test.setTimeout(1_200_000);
    const look = new Look(browser, product, sample, { role, tongue, width: 1280 });
    const fields = new Set<string>();
    const withNumbers: Screen[] = [];
    const flaws = await look.walk(screens(sample), async (page, screen, show) => {
      const fresh = (await numberFieldsOf(page)).filter((field) => !fields.has(field));
      if (fresh.length > 0) withNumbers.push(screen);
      for (const field of fresh) fields.add(field);
      await showWhole(page);
      const scope = IS_WHOLE ? 'page' : 'front';
      const found = [...(await violationsOf(page, scope)), ...(await flawsOfNames(page))];
      if (IS_WHOLE)
        found.push(...(await inSecondTheme(page)), ...(await controlsWithoutEdges(page)));
      for (const width of WIDTHS.filter((one) => one <= (screen.upTo ?? one))) {
        const isNew = width !== page.viewportSize()?.width;
        await page.setViewportSize({ width, height: 900 });
        if (screen.isAnchored && isNew) await show();
        await settle(page, screen.isWaiting);
        const here = await layoutFlaws(page);
        found.push(...here.map((flaw) => `at ${String(width)} px: ${flaw}`));
      }
      return found;
    });
    // Each field once, after a full load: within the app, the next screen would ask to discard the input.
    for (const language of NUMBER_LANGUAGES) {
      const person = new Look(browser, product, sample, { role, tongue: language, width: 1280 });
      for (const screen of withNumbers)
        await person.at(screen, async (page) => {
          const found = await flawsOfNumbers(page, language);
          flaws.push(...found.map((flaw) => `${screen.name}, ${flaw}`));
        });
      await person.leave();
    }
    expect(flaws).toEqual([]);
  });
