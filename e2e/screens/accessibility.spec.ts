import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { WALKS } from './catalogue';
import { layoutFlaws } from './layout-flaws';
import { Look, settle } from './look';
import { expect, test } from './test';
import type { Tongue } from './words';

declare const axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TONGUES: readonly Tongue[] = ['en-CA', 'fr-CA'];

/** The portal's bar stays while the page scrolls, and what it half covers would count as too small to be pressed. */
async function showWhole(page: Page): Promise<void> {
  if ((await page.locator('.portal-bar').count()) === 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await settle(page, true);
}

type Asked = 'everything' | 'all but colours' | 'colours';

async function violationsOf(page: Page, asked: Asked): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (about) => {
    // What opens over the page belongs to none of its landmarks.
    const opened = '[role="menu"], [role="tooltip"], body > * [role="listbox"]';
    const region = { enabled: document.querySelector(opened) === null };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(about === 'colours'
        ? {
            runOnly: { type: 'tag', values: ['cat.color'] },
            rules: { 'color-contrast-enhanced': { enabled: false } },
          }
        : {
            rules: {
              region,
              'target-size': { enabled: true },
              'color-contrast': { enabled: about === 'everything' },
            },
          }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  }, asked);
}

/** A theme changes colours and nothing else, so of the second one these rules alone are asked. */
async function inBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // A page without a choice of its own follows the browser at once.
    const themed = `html[data-color-scheme="${colorScheme}"], html:not([data-color-scheme])`;
    await page.locator(themed).waitFor();
    await settle(page, true);
    const violations = await violationsOf(page, colorScheme === 'dark' ? 'colours' : 'everything');
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
  for (const tongue of TONGUES)
    test(`every screen is for everybody: ${name}, ${tongue}`, async ({
      browser,
      product,
      sample,
    }) => {
      test.setTimeout(1_200_000);
      const look = new Look(browser, product, sample, { role, tongue, width: 1280 });
      // A language changes words and nothing else, so colours and edges are asked in one.
      const flaws = await look.walk(screens(sample), async (page) => {
        await showWhole(page);
        return [
          ...(tongue === 'en-CA'
            ? [...(await inBothThemes(page)), ...(await bareControls(page))]
            : await violationsOf(page, 'all but colours')),
          ...(await layoutFlaws(page)),
        ];
      });
      expect(flaws).toEqual([]);
    });
