import type { APIRequestContext } from '@playwright/test';
import { makeDriver } from '../support/people';
import { bar, makeJobs, notice, openFound } from '../support/many-jobs';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

async function openWith(api: APIRequestContext, city: string, status: string): Promise<number> {
  const answer = await api.get(`/api/jobs?q=${city}&status=${status}&limit=1`);
  return Number(answer.headers()['x-total-count']);
}

test('assigns all jobs that match a filter at once, and one undo reverses it', async ({
  page,
  adminApi,
}) => {
  const city = 'Manyville';
  const { name } = await makeDriver(adminApi, `many-${test.info().project.name}`);
  await makeJobs(adminApi, 120, city);
  await makeJobs(adminApi, 1, 'Elsewhere');
  await openFound(page, city);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(bar(page)).toContainText('120 selected');
  await bar(page).getByRole('button', { name: 'Assign Driver' }).click();
  const panel = page.getByRole('dialog', { name: 'Assign Driver' });
  await expect(panel).toContainText('120 jobs');
  await panel.getByRole('combobox', { name: 'Driver' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await panel.getByRole('button', { name: 'Assign Driver' }).click();
  await expect(notice(page, '120 jobs assigned.')).toBeVisible();
  expect(await openWith(adminApi, city, 'assigned')).toBe(120);

  await page.keyboard.press('Control+z');
  await expect(notice(page, 'Undone')).toBeVisible();
  expect(await openWith(adminApi, city, 'assigned')).toBe(0);
  expect(await openWith(adminApi, city, 'pending')).toBe(120);
});
