import { contents, field, refusals } from '../support/manual';
import { expect, test } from '../support/test';

const DESK = { width: 1440, height: 900 };

test('the manual is read from its contents, with its pictures', async ({ page }) => {
  const refused = refusals(page);
  await page.setViewportSize(DESK);
  await page.goto('/docs');
  await contents(page).getByRole('link', { name: 'The day at the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The day at the desk' })).toBeVisible();
  await expect(contents(page).locator('[aria-current]')).toHaveText('The day at the desk');

  await test.step('its sections stand below it, those of other pages do not', async () => {
    const section = contents(page).getByRole('link', { name: 'A new job in nine keys' });
    await section.click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'A new job in nine keys' }),
    ).toBeInViewport();
    await expect(contents(page).getByRole('link', { name: 'Every night' })).toBeHidden();
  });

  await test.step('every picture loads', async () => {
    const broken = await page
      .locator('main img')
      .evaluateAll(
        (all) =>
          all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth === 0).length,
      );
    expect(broken).toBe(0);
  });

  await test.step('a link leads to another page of the manual', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Reports, papers and claims' }).click();
    await expect(page).toHaveURL(/\/docs\/report$/);
  });
  expect(refused).toEqual([]);
});

test('the search finds all words in any position, using only the keyboard', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/docs/drivers');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('utc NIGHT');
  await expect(page.getByRole('status')).toHaveText('1 page');
  await expect(contents(page).getByRole('link', { name: 'Every night' })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/backup#every-night$/);
  await expect(page.getByRole('heading', { name: 'Every night' })).toBeInViewport();

  await test.step('by the name of a setting, and in French without accents', async () => {
    await field(page).fill('smtp_url');
    await expect(contents(page).getByRole('link', { name: 'E-mail', exact: true })).toBeVisible();
    await field(page).fill('chauffeur depannage');
    await expect(page.getByRole('status')).toHaveText('No page has all of these words.');
    await field(page).fill('verifier niv');
    await expect(contents(page).getByRole('link', { name: 'Vérifier le NIV' })).toBeVisible();
  });
});
