import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { settle } from './look';

declare const axe: { run(root: Document | Element, options: RunOptions): Promise<AxeResults> };

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Head and portal's bar stay while the page scrolls, and what they half cover would count as too small to be pressed. */
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
 * `front` leaves out the page behind a dialog, which has a visit of its own. A theme changes colours alone, so the
 * second one needs `colours` alone.
 */
export type Scope = 'page' | 'front' | 'colours';

/** The violations that axe finds. `flawsOfNames` compares names with shown words, in both languages. */
export async function violationsOf(page: Page, scope: Scope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (within) => {
    // What opens over the page belongs to none of its landmarks.
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
  }, scope);
}
