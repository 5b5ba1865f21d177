import { ADMIN } from '../support/product';
import { makeJob, openJob, unit } from '../support/job-units';
import { expect, test } from '../support/test';

const PASSWORD = 'another admin of the tests';

test('two users on one job see each other, and neither overwrites the other without a prompt', async ({
  browser,
  product,
  adminApi,
}, info) => {
  test.slow();
  const marie = { email: `marie-${info.project.name}@example.com`, password: PASSWORD };
  const made = await adminApi.post('/api/admin/users', {
    data: { ...marie, name: 'Marie Tremblay', role: 'admin' },
  });
  expect(made.status()).toBe(201);
  const job = await makeJob(adminApi, ['Honda', 'Ford', 'Kia']);
  const path = `/?job=${String(job.id)}`;
  const mine = await openJob(browser, product.address, ADMIN, path);
  await expect(mine.getByRole('dialog')).toContainText(job.jobId);
  const hers = await openJob(browser, product.address, marie, path);
  await expect(hers.getByRole('dialog')).toContainText(job.jobId);
  await expect(mine.getByText('Marie Tremblay has this job open')).toBeVisible();
  await hers.getByRole('button', { name: 'Edit all units' }).click();
  await expect(mine.getByText('Marie Tremblay is editing this job')).toBeVisible();

  await mine.getByRole('button', { name: 'Edit all units' }).click();
  await unit(mine, 1).getByLabel('Model').fill('Mine');
  await unit(hers, 1).getByLabel('Model').fill('Hers');
  await hers.getByRole('button', { name: 'Save' }).click();
  await expect(hers.getByText('Job updated successfully').first()).toBeVisible();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(
    mine.getByText('Marie Tremblay changed this job while you were editing'),
  ).toBeVisible();
  const row = mine.getByRole('radiogroup', { name: 'Unit 1: Model' });
  await expect(row).toContainText('Mine');
  await expect(row).toContainText('Hers');
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine.getByText('Job updated successfully').first()).toBeVisible();
  await expect(hers.getByRole('region', { name: 'Vehicles (3)' })).toContainText('Honda Mine');

  await hers.getByRole('button', { name: 'Close' }).click();
  await expect(mine.getByText(/^Marie Tremblay (has|is)/)).toBeHidden();
  await mine.context().close();
  await hers.context().close();
});
