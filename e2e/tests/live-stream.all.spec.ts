import type { Page } from '@playwright/test';
import { change, makeJob, openList, row } from '../support/live-list';
import { expect, test } from '../support/test';

test('a dropped connection is shown, reconnects automatically and catches up', async ({
  page,
  adminApi,
  product,
}) => {
  const job = await makeJob(adminApi, 'Moncton');
  await openList(page);
  await expect(row(page, job)).toContainText('Pending');

  await test.step('while away it tries again and again', async () => {
    let attempts = 0;
    await page.route('**/api/events', async (route) => {
      attempts += 1;
      await route.abort();
    });
    await product.crashAndRestart();
    await expect(page.getByText('Reconnecting')).toBeVisible();
    await expect.poll(() => attempts).toBeGreaterThan(2);
    await change(adminApi, job, { status: 'picked-up' });
    await expect(row(page, job)).toContainText('Pending');
  });

  await test.step('back again it shows what was missed', async () => {
    await page.unroute('**/api/events');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(row(page, job)).toContainText('Picked Up');
    await change(adminApi, job, { status: 'in-transit' });
    await expect(row(page, job)).toContainText('In Transit');
  });
});

test('seven tabs share one stream, and another tab takes it over', async ({ page, adminApi }) => {
  const job = await makeJob(adminApi, 'Sudbury');
  await openList(page);
  let streams = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams += 1;
  });
  const others: Page[] = [];
  // A browser opens six connections per host over HTTP/1.1: with a stream in each, the seventh tab would never load.
  for (let tab = 2; tab <= 7; tab += 1) {
    const other = await page.context().newPage();
    await other.goto('/?view=active-jobs&layout=list');
    await expect(other.getByText('Live', { exact: true })).toBeVisible();
    others.push(other);
  }
  expect(streams).toBe(0);
  await change(adminApi, job, { status: 'picked-up' });
  for (const other of others) await expect(row(other, job)).toContainText('Picked Up');

  await page.close();
  await expect.poll(() => streams).toBe(1);
  await change(adminApi, job, { status: 'in-transit' });
  for (const other of others) await expect(row(other, job)).toContainText('In Transit');
  expect(streams).toBe(1);
});
