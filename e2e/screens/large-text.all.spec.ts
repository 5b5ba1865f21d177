import type { CDPSession, Page } from '@playwright/test';
import { screensOf } from './catalogue/catalogue';
import { findCutSums } from './cut-sums';
import { layoutFlaws } from './layout-flaws';
import { Look, settle } from './look';
import { expect, test } from './test';

const WIDTHS = [1440, 768, 390];
/** Twice Chromium's default size. */
const LARGE = { standard: 32, fixed: 26 };

const sessions = new WeakMap<Page, CDPSession>();

/** The browser's setting lasts as long as its session. */
async function enlargeText(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: LARGE });
}

for (const role of ['admin', 'driver', 'visitor'] as const)
  test(`at 200 % text size nothing is cut and no sum loses digits: ${role}`, async ({
    browser,
    product,
    sample,
  }) => {
    test.setTimeout(1_200_000);
    const look = new Look(browser, product, sample, { role, tongue: 'fr-CA', width: 1440 });
    const screens = screensOf(role, sample).filter(({ name }) => !name.includes(', '));
    const flaws = await look.walk(screens, async (page, screen, show) => {
      await enlargeText(page);
      const found: string[] = [];
      for (const width of WIDTHS.filter((one) => one <= (screen.upTo ?? one))) {
        await page.setViewportSize({ width, height: 900 });
        if (screen.isAnchored) await show();
        await settle(page, screen.isWaiting);
        const here = [...(await layoutFlaws(page)), ...(await page.evaluate(findCutSums))];
        found.push(...here.map((flaw) => `at ${String(width)} px: ${flaw}`));
      }
      return found;
    });
    expect(flaws).toEqual([]);
  });
