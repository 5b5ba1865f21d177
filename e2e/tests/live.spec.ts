import type { APIRequestContext, Page } from '@playwright/test';
import { change, makeJob, openList, row } from '../support/live-list';
import { expect, test } from '../support/test';

/** The rows in the window; rows outside it are rendered in batches. */
const rowsInSight = (page: Page) =>
  page.locator('tr[data-record-id]').evaluateAll((rows) =>
    rows
      .map((each) => ({
        id: each.getAttribute('data-record-id'),
        box: each.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
      .map(({ id, box }) => ({ id, top: box.top })),
  );

/** Waits until the window is full or all rows are rendered, a few per frame. */
async function untilDrawn(page: Page, jobs: number): Promise<void> {
  await page.waitForFunction((all) => {
    const rows = [...document.querySelectorAll('tr[data-record-id]')];
    const last = rows.at(-1)?.getBoundingClientRect();
    return rows.length === all || (last !== undefined && last.bottom > window.innerHeight);
  }, jobs);
}

async function countActive(api: APIRequestContext): Promise<number> {
  return ((await (await api.get('/api/jobs/active')).json()) as unknown[]).length;
}

test('shows changes by others automatically, and nothing moves', async ({ page, adminApi }) => {
  const older = await makeJob(adminApi, 'Toronto');
  const newer = await makeJob(adminApi, 'Ottawa');
  await openList(page);
  await expect(row(page, older)).toContainText('Pending');
  await untilDrawn(page, await countActive(adminApi));
  const before = await rowsInSight(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await test.step('a changed job changes in its row, and is pointed out', async () => {
    await change(adminApi, older, { status: 'in-transit' });
    await expect(row(page, older)).toContainText('In Transit');
    await expect(row(page, older)).toHaveAttribute('data-changed', 'true');
    await expect(page.getByRole('status').filter({ hasText: older.jobId })).toHaveText(
      `${older.jobId} changed`,
    );
    await expect(row(page, older)).not.toHaveAttribute('data-changed', 'true');
  });

  const third = await test.step('a new job waits until it is asked for', async () => {
    const made = await makeJob(adminApi, 'Calgary');
    const waiting = page.getByRole('button', { name: '1 new job' });
    await expect(waiting).toBeVisible();
    expect(await rowsInSight(page)).toEqual(before);
    await waiting.click();
    await expect(row(page, made)).toBeVisible();
    return made;
  });

  await test.step('a row under the pointer stays, and goes once the pointer has left', async () => {
    await row(page, newer).hover();
    expect((await adminApi.delete(`/api/jobs/${String(third.id)}`)).ok()).toBe(true);
    await expect(row(page, third)).toContainText('No longer active');
    await page.getByRole('heading', { name: 'Active Jobs' }).hover();
    await expect(row(page, third)).toHaveCount(0);
  });

  await test.step('a delivered job leaves', async () => {
    await change(adminApi, older, { status: 'delivered' });
    await expect(row(page, older)).toHaveCount(0);
  });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
