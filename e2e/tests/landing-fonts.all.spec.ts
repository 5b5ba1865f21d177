import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Fonts with the widths of Inter's fallback fonts: the test provides them, so installed fonts do not matter. */
const STAND_INS = {
  Arial: '@fontsource/arimo/files/arimo-latin',
  Roboto: '@fontsource/roboto/files/roboto-latin',
  DejaVu: '@fontsource/dejavu-sans/files/dejavu-sans-latin',
} as const;

/** Inter never loads, and only this one of its fallback fonts exists. */
async function withoutInter(page: Page, standIn: keyof typeof STAND_INS): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replace(
      /(font-family:\s*["']?Inter as (\w+)["']?;[^}]*?font-weight:\s*(\d+)[^}]*?)src:[^;}]+/g,
      (_face, before: string, family: string, weight: string) =>
        `${before}src: ${family === standIn ? `url(/stand-in/${weight}.woff2)` : 'local("none")'}`,
    );
    await route.fulfill({ response: answer, body: css });
  });
  await page.route('**/stand-in/*', (route) => {
    const weight = route.request().url().includes('/100.') ? '400' : '700';
    return route.fulfill({ path: require.resolve(`${STAND_INS[standIn]}-${weight}-normal.woff2`) });
  });
}

for (const locale of ['en-CA', 'fr-CA'])
  test(`no line of the landing page moves once its font is there, ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const places = async (standIn?: keyof typeof STAND_INS) => {
      const context = await browser.newContext({ locale, baseURL });
      const page = await context.newPage();
      const fonts: string[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
      });
      if (standIn !== undefined) await withoutInter(page, standIn);
      await page.goto('/');
      const words = page.locator('.landing-lead-in > *, .picture');
      await expect(words).toHaveCount(4);
      await page.evaluate(() => document.fonts.ready);
      const tops = await words.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      await context.close();
      expect(fonts.some((font) => font.startsWith('/stand-in/'))).toBe(standIn !== undefined);
      return tops;
    };
    const wanted = await places();
    for (const standIn of ['Arial', 'Roboto', 'DejaVu'] as const)
      expect([standIn, await places(standIn)]).toEqual([standIn, wanted]);
  });
