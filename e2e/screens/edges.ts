import type { Page } from '@playwright/test';
import { settle } from './look';

/** Controls without a visible border in forced colours. */
export async function controlsWithoutEdges(page: Page): Promise<string[]> {
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
      // The browser gives its own check boxes and radio buttons an edge, which their style does not tell.
      .filter(
        (element) =>
          !element.matches('[type=checkbox], [type=radio]') ||
          getComputedStyle(element).appearance === 'none',
      )
      .filter((element) => {
        const frame = element.closest('.input-box') ?? element;
        const button = element.matches('[type=file]') ? '::file-selector-button' : undefined;
        const { borderTopWidth, borderTopStyle } = getComputedStyle(frame, button);
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
      })
      .map((element) => `without an edge: ${element.outerHTML.slice(0, 200)}`),
  );
  await page.emulateMedia({ forcedColors: null });
  return bare;
}
