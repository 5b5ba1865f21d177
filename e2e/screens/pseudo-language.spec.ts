import { WALKS } from './catalogue';
import { layoutFlaws } from './layout-flaws';
import { Look, settle } from './look';
import { expect, test } from './test';

const WIDTHS = [1280, 640, 390, 320];

for (const { role, name, screens } of WALKS)
  test(`words 40 % longer leave nothing cut off or overlapping: ${name}`, async ({
    browser,
    product,
    sample,
  }) => {
    test.setTimeout(1_200_000);
    const look = new Look(browser, product, sample, { role, tongue: 'pseudo', width: 1280 });
    const flaws = await look.walk(screens(sample), async (page, screen, show) => {
      const found: string[] = [];
      for (const width of WIDTHS.filter((one) => one <= (screen.upTo ?? one))) {
        await page.setViewportSize({ width, height: 900 });
        if (screen.isAnchored) await show();
        await settle(page, screen.isWaiting);
        const here = await layoutFlaws(page);
        found.push(...here.map((flaw) => `at ${String(width)} px: ${flaw}`));
      }
      return found;
    });
    expect(flaws).toEqual([]);
  });
