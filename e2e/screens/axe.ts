import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { settle } from './look';

declare const axe: { run(root: Document | Element, options: RunOptions): Promise<AxeResults> };

export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Shows the whole page at once: controls half-covered by the sticky header or portal bar would count as too small. */
export async function showWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  if ((await page.locator('.portal-bar').count()) === 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await settle(page, true);
}

/**
 * `front` leaves out the page behind a dialog, which has its own test. A theme changes only colours, so the second
 * theme needs only `colours`.
 */
export type Scope = 'page' | 'front' | 'colours';

/** Runs in the page, after axe's source. */
export async function findViolations(within: Scope): Promise<string[]> {
  // Overlays belong to none of the page's landmarks.
  const opened = '[role="menu"], [role="tooltip"], body > * [role="listbox"]';
  const region = { enabled: document.querySelector(opened) === null };
  const dialogs = [...document.querySelectorAll('.MuiModal-root')];
  const dialog = dialogs.findLast((element) => element.checkVisibility());
  const ground = within === 'front' ? (dialog ?? document) : document;
  const { violations } = await axe.run(ground, {
    resultTypes: ['violations'],
    ...(within === 'colours'
      ? {
          runOnly: { type: 'tag', values: ['cat.color'] },
          rules: { 'color-contrast-enhanced': { enabled: false } },
        }
      : {
          rules: {
            region,
            'target-size': { enabled: true },
            'label-content-name-mismatch': { enabled: false },
          },
        }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

/** The violations that axe finds. `flawsOfNames` compares accessible names with visible text, in both languages. */
export async function violationsOf(page: Page, scope: Scope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(findViolations, scope);
}
