import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { onlook, settle, show } from '../support/look';
import { makeSampleCompany, type SampleCompany } from '../support/sample-company';
import { screensOf, type Role } from '../support/screens';
import { expect, test } from '../support/test';
import type { Tongue } from '../support/words';

declare const axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const ROLES: readonly Role[] = ['admin', 'driver', 'visitor'];
const TONGUES: readonly Tongue[] = ['en-CA', 'fr-CA'];

let company: SampleCompany;

test.beforeAll(async ({ adminApi }) => {
  company = await makeSampleCompany(adminApi);
});

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // A menu opens over the page and belongs to none of its landmarks.
    const region = { enabled: document.querySelector('[role="menu"]') === null };
    const { violations } = await axe.run(document, { rules: { region } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  });
}

for (const role of ROLES)
  for (const tongue of TONGUES)
    test(`axe finds nothing, light and dark: ${role}, ${tongue}`, async ({ browser, product }) => {
      test.setTimeout(300_000);
      const page = await onlook(browser, product, company, { role, tongue, width: 1280 });
      const found: string[] = [];
      for (const screen of screensOf(role, company)) {
        await show(page, screen, tongue);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-color-scheme="${colorScheme}"]`).waitFor();
          await settle(page);
          const violations = await violationsOf(page);
          found.push(...violations.map((text) => `${screen.name}, ${colorScheme}: ${text}`));
        }
      }
      expect(found).toEqual([]);
    });
