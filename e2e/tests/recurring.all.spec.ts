import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const CITY = 'Oshawa';

interface Dated {
  readonly plannedOn: string;
  readonly holiday: string | null;
}

test('a job becomes a template, and recurs except on a holiday', async ({ page, adminApi }) => {
  const jobs = async () =>
    (await (await adminApi.get(`/api/jobs?q=${CITY}`)).json()) as {
      id: number;
      pickupCity: string;
      preferredPickupDate: string | null;
    }[];
  const data = { pickupCity: CITY, dropoffCity: 'Montréal' };
  const first = (await (await adminApi.post('/api/jobs', { data })).json()) as { id: number };
  await signIn(page, ADMIN.email, ADMIN.password);

  await test.step('the job is kept as a template', async () => {
    await page.goto(`/?view=new-dispatch&repeat=${String(first.id)}`);
    await expect(page.getByText(CITY).first()).toBeVisible();
    await page.getByRole('button', { name: 'Templates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    await dialog.getByLabel('Template name').fill('Oshawa run');
    await dialog.getByRole('button', { name: 'Save Template' }).click();
    await expect(dialog.getByRole('button', { name: 'Use Oshawa run' })).toBeVisible();
  });

  await test.step('its preview leaves the holiday out', async () => {
    await page.goto('/?view=recurring-jobs');
    await page.getByRole('button', { name: 'Add Recurring Job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Recurring Job' });
    await dialog.getByLabel('Name', { exact: true }).fill('Daily run');
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption('Oshawa run');
    await dialog.getByRole('combobox', { name: 'Repeats' }).selectOption('On specific dates');
    const year = new Date().getUTCFullYear() + 1;
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await dialog.getByRole('textbox', { name: 'Dates' }).fill(`${tomorrow}\n${String(year)}-12-25`);
    await dialog.getByRole('combobox', { name: 'Holidays of' }).selectOption('Ontario');
    await expect(dialog.getByText(/skipped: Christmas Day/)).toBeVisible();
    await dialog.getByLabel('Days ahead').fill('30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the server makes its job, once', async () => {
    await expect.poll(async () => (await jobs()).length).toBe(2);
    const made = (await jobs()).find(({ id }) => id !== first.id);
    expect(made).toMatchObject({ pickupCity: CITY });
    const all = (await (await adminApi.get('/api/recurring-jobs')).json()) as {
      name: string;
      next: Dated[];
    }[];
    const series = all.find(({ name }) => name === 'Daily run');
    expect(series?.next.map(({ holiday }) => holiday)).toEqual([null, 'christmas']);
  });
});
