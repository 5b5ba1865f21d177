import type { Page } from '@playwright/test';
import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const COLLEAGUE = {
  name: 'Colette Desk',
  email: 'colette@example.com',
  password: 'a colleague of the tests',
};

test.use({ viewport: { width: 1440, height: 900 } });

async function openJob(page: Page, id: number) {
  await page.goto(`/?view=active-jobs&job=${String(id)}`);
  const details = page.getByRole('dialog', { name: /^Job JOB-/ });
  await expect(details.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  return details;
}

test('two users who open the same job see each other', async ({ page, browser, adminApi }) => {
  await adminApi.post('/api/admin/users', { data: { ...COLLEAGUE, role: 'admin' } });
  const made = await adminApi.post('/api/jobs', { data: { pickupAddress: '1 Main Street' } });
  const { id } = (await made.json()) as { id: number };
  await signIn(page, ADMIN.email, ADMIN.password);
  const mine = await openJob(page, id);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(mine.getByText(/has this job open|is editing/)).toHaveCount(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, COLLEAGUE.email, COLLEAGUE.password);
  const theirs = await openJob(other, id);

  await test.step('both see that the other has it open', async () => {
    await expect(mine.getByText('Colette Desk has this job open')).toBeVisible();
    await expect(theirs.getByText(/has this job open$/)).toBeVisible();
  });

  await test.step('editing shows', async () => {
    await theirs.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(theirs.getByRole('textbox', { name: 'Special Instructions' })).toBeVisible();
    await expect(mine.getByText('Colette Desk is editing this job')).toBeVisible();
  });

  await test.step('leaving shows', async () => {
    await other.keyboard.press('Escape');
    await expect(theirs).toBeHidden();
    await expect(mine.getByText(/has this job open|is editing/)).toHaveCount(0);
  });
  await context.close();
});
