import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const SENTENCES = [/^This browser is too old for this page\./, /^Ce navigateur est trop ancien/];

/** As in a browser that can neither read the scripts nor knows the conditions of the style sheets. */
async function beOld(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/@supports/g, '@supports not');
    await route.fulfill({ response: answer, body });
  });
}

for (const path of ['/', '/track/unknown']) {
  test(`an old browser shows one sentence in both languages at ${path}`, async ({ page }) => {
    await beOld(page);
    await page.goto(path);
    for (const sentence of SENTENCES) await expect(page.getByText(sentence).last()).toBeVisible();
  });

  test(`a promised browser does not show it at ${path}, even while the scripts load`, async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    for (const sentence of SENTENCES) await expect(page.getByText(sentence).last()).toBeHidden();
  });
}
