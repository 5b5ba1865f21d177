import { layoutFlaws } from '../support/layout-flaws';
import { onlook, settle, show } from '../support/look';
import { makeSampleCompany, type SampleCompany } from '../support/sample-company';
import { screensOf, type Role } from '../support/screens';
import { expect, test } from '../support/test';

const WIDTHS = [1280, 640, 390, 320];
const ROLES: readonly Role[] = ['admin', 'driver', 'visitor'];

let company: SampleCompany;

test.beforeAll(async ({ adminApi }) => {
  company = await makeSampleCompany(adminApi);
});

for (const role of ROLES)
  test(`words 40 % longer leave nothing cut off or overlapping: ${role}`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(300_000);
    const page = await onlook(browser, product, company, { role, tongue: 'pseudo', width: 1280 });
    const found: string[] = [];
    for (const screen of screensOf(role, company)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await show(page, screen, 'pseudo');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        if (screen.isAnchored) await show(page, screen, 'pseudo');
        await settle(page);
        const flaws = await layoutFlaws(page);
        found.push(...flaws.map((flaw) => `${screen.name} at ${String(width)} px: ${flaw}`));
      }
    }
    expect(found).toEqual([]);
  });
