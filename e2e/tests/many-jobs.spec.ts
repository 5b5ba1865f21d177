import type { APIRequestContext, Page } from '@playwright/test';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

interface Made {
  readonly id: number;
  readonly jobId: string;
}

/** So many jobs, found by their city. */
async function makeJobs(api: APIRequestContext, count: number, city: string): Promise<Made[]> {
  const made: Made[] = [];
  for (let place = 0; place < count; place += 1) {
    const answer = await api.post('/api/jobs', { data: { pickupCity: city } });
    expect(answer.status()).toBe(201);
    made.push((await answer.json()) as Made);
  }
  return made;
}

async function openFound(page: Page, city: string): Promise<void> {
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto(`/?view=active-jobs&layout=list&q=${city}`);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected jobs' });
const notice = (page: Page, text: string) => page.getByText(text).first();

async function openWith(api: APIRequestContext, city: string, status: string): Promise<number> {
  const answer = await api.get(`/api/jobs?q=${city}&status=${status}&limit=1`);
  return Number(answer.headers()['x-total-count']);
}

test('all that a filter finds are assigned at once, and one undo takes them back', async ({
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

test('of three jobs to be deleted, the one delivered meanwhile is listed', async ({
  page,
  adminApi,
}) => {
  const city = 'Deleteville';
  const jobs = await makeJobs(adminApi, 3, city);
  const late = jobs[1];
  if (late === undefined) throw new Error('There are three jobs');
  await openFound(page, city);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(bar(page)).toContainText('3 selected');
  // Between the press and the server's answer.
  const deliver = async () => {
    const done = await adminApi.post(`/api/jobs/${String(late.id)}/complete`, { data: {} });
    expect(done.ok()).toBe(true);
  };
  await page.route(
    '**/api/jobs/batch',
    async (route) => {
      await deliver();
      await route.continue();
    },
    { times: 1 },
  );
  await bar(page).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 3 Jobs' }).click();

  const refused = page.getByRole('dialog', { name: '1 job could not be changed' });
  await expect(refused.getByRole('listitem')).toHaveText([
    `${late.jobId}This job is delivered already.`,
  ]);
  await refused.getByRole('button', { name: 'Close' }).click();
  const state = async ({ id }: Made) => (await adminApi.get(`/api/jobs/${String(id)}`)).status();
  expect(await Promise.all(jobs.map(state))).toEqual([404, 200, 404]);

  await page.keyboard.press('Control+z');
  await expect(notice(page, 'Undone')).toBeVisible();
  expect(await Promise.all(jobs.map(state))).toEqual([200, 200, 200]);
});
