import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const DESK = { width: 1440, height: 900 };

interface JobFacts {
  readonly id: number;
  readonly jobId: string;
}

async function makeJob(api: APIRequestContext, pickupCity: string): Promise<JobFacts> {
  const answer = await api.post('/api/jobs', {
    data: {
      pickupAddress: `1 Main Street, ${pickupCity}`,
      dropoffAddress: '2 King Street, Halifax',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as JobFacts;
}

async function change(api: APIRequestContext, { id }: JobFacts, data: object): Promise<void> {
  expect((await api.put(`/api/jobs/${String(id)}`, { data })).ok()).toBe(true);
}

const row = (page: Page, { id }: JobFacts) => page.locator(`tr[data-record-id="${String(id)}"]`);
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

/** The active list as a table, with the event stream open. */
async function openList(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/?view=active-jobs&layout=list');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
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
