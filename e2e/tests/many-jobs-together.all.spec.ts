import { bar, type Made, makeJobs, notice, openFound } from '../support/many-jobs';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('deleting three jobs lists the one that was delivered in the meantime', async ({
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
  // Between the press and the server's response.
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
    `${late.jobId}This job is already delivered.`,
  ]);
  await refused.getByRole('button', { name: 'Close' }).click();
  const state = async ({ id }: Made) => (await adminApi.get(`/api/jobs/${String(id)}`)).status();
  expect(await Promise.all(jobs.map(state))).toEqual([404, 200, 404]);

  await page.keyboard.press('Control+z');
  await expect(notice(page, 'Undone')).toBeVisible();
  expect(await Promise.all(jobs.map(state))).toEqual([200, 200, 200]);
});
