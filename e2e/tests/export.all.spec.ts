import type { APIRequestContext } from '@playwright/test';
import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

async function makeJob(api: APIRequestContext, data: object): Promise<string> {
  const answer = await api.post('/api/jobs', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { jobId: string }).jobId;
}

test('a report is written directly to a chosen file', async ({ page, adminApi }) => {
  const reference = await makeJob(adminApi, { poNumber: 'PICKED' });
  await page.addInitScript(() => {
    // A real file, in the page's own storage instead of a chosen folder.
    const pick = async ({ suggestedName }: { suggestedName: string }) => {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle(`picked-${suggestedName}`, { create: true });
    };
    Object.assign(window, { showSaveFilePicker: pick });
  });
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.getByRole('button', { name: 'Export Report' }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('The report has been downloaded.').first()).toBeVisible();
  const text = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    for await (const entry of folder.values())
      if (entry instanceof FileSystemFileHandle) return (await entry.getFile()).text();
    return '';
  });
  expect(text).toContain(`\r\n${reference},Pending,`);
});

test("the charts of the dashboard meet the page's rules and have tables for screen readers", async ({
  page,
  adminApi,
}) => {
  await makeJob(adminApi, {});
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await signIn(page, ADMIN.email, ADMIN.password);
  const card = page.getByRole('region', { name: 'Jobs per day' });
  await expect(card.locator('svg path').first()).toBeAttached();
  await expect(card.getByRole('row')).toHaveCount(31);
  await card.getByRole('switch', { name: 'Show as table' }).click();
  await expect(card.getByRole('columnheader', { name: 'Delivered' })).toBeVisible();
  expect(refused).toEqual([]);
});
