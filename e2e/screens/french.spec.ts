import { showWhole, violationsOf } from './axe';
import { WALKS } from './catalogue/catalogue';
import { layoutFlaws } from './layout-flaws';
import { Look, settle } from './look';
import { namesWithoutWords } from './spoken-names';
import { expect, test } from './test';

const WIDTHS = [1280, 640, 390, 320];

/**
 * The layout has room for French and for words 40 % longer than English in one visit. Colours and edges do not
 * depend on the words: English was asked for them.
 */
for (const { role, name, screens } of WALKS)
  test(`French in words 40 % longer is for everybody, and nothing is cut off or overlapping: ${name}`, async ({
    browser,
    product,
    sample,
  }) => {
    test.setTimeout(1_200_000);
    const look = new Look(browser, product, sample, { role, tongue: 'long', width: 1280 });
    const flaws = await look.walk(screens(sample), async (page, screen, show) => {
      await showWhole(page);
      const found = [
        ...(await violationsOf(page, 'stretched words')),
        ...(await namesWithoutWords(page)),
      ];
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
    expect(flaws).toEqual([]);
  });
