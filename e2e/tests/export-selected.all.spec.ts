import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

async function makeJob(api: APIRequestContext, data: object): Promise<string> {
  const answer = await api.post('/api/jobs', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { jobId: string }).jobId;
}

/** Playwright sees downloads, but not the browser's file dialog. */
async function openDialog(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.getByRole('button', { name: 'Export Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Export Report' })).toBeVisible();
}

async function download(page: Page): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  await expect(page.getByText('The browser is downloading the report.').first()).toBeVisible();
  return file;
}

test('exports a report of selected jobs as CSV, then as Excel', async ({ page, adminApi }) => {
  const name = `Garage Ééé ${Date.now()}`;
  const customer = await adminApi.post('/api/customers', { data: { name } });
  const { id: customerId } = (await customer.json()) as { id: number };
  const wanted = await makeJob(adminApi, {
    customerId,
    price: 1250.5,
    specialInstructions: '=HYPERLINK("http://example.com")\nthen "call"',
  });
  const other = await makeJob(adminApi, { customerId, status: 'in-transit' });

  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Export Report' });
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
  await dialog.getByRole('combobox', { name: 'Customer' }).fill(name.slice(0, 10));
  await page.getByRole('option', { name }).click();
  await expect(dialog.getByText('1 job matches.')).toBeVisible();

  const csv = await download(page);
  expect(csv.suggestedFilename()).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFJob,Status,Created,/);
  expect(text).toContain(`\r\n${wanted},Pending,`);
  expect(text).toContain(`,${name},`);
  expect(text).toContain(`"'=HYPERLINK(""http://example.com"")\nthen ""call""",,1250.5,No,No\r\n`);
  expect(text).not.toContain(other);
  await expect(page.getByRole('button', { name: 'Export Report' })).toBeFocused();

  await page.getByRole('button', { name: 'Export Report' }).click();
  await dialog.getByRole('button', { name: 'Excel' }).click();
  const excel = await download(page);
  expect(excel.suggestedFilename()).toMatch(/\.xlsx$/);
  const bytes = await readFile(await excel.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.includes('xl/worksheets/sheet1.xml')).toBe(true);
});
