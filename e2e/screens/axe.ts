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

/** A theme changes colours and nothing else, so of the second one its rules alone are asked. What lies behind a dialog is a screen of its own. */
export type Asked = 'everything' | 'all that is in front' | 'colours';

/** What axe finds against the rules for everybody; `flawsOfNames` compares names with what is shown, in both languages. */
export async function violationsOf(page: Page, asked: Asked): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (about) => {
    // What opens over the page belongs to none of its landmarks.
    const opened = '[role="menu"], [role="tooltip"], body > * [role="listbox"]';
    const region = { enabled: document.querySelector(opened) === null };
    const dialogs = [...document.querySelectorAll('.MuiModal-root')];
    const dialog = dialogs.findLast((element) => element.checkVisibility());
    const ground = about === 'all that is in front' ? (dialog ?? document) : document;
    const { violations } = await axe.run(ground, {
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
              'label-content-name-mismatch': { enabled: false },
            },
          }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  }, asked);
}
