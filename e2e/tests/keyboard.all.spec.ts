import type { Locator, Page } from '@playwright/test';
import { makeDriver } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses Tab until the control has the focus; it must be reachable by keyboard. */
async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function told(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words).first()).toBeVisible();
}

/** Waits for the focus, which moves into a dialog or its container after it opens. */
async function takesKeys(dialog: Locator): Promise<void> {
  const hasFocus = () =>
    dialog.evaluate((element) => element.parentElement?.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
}

test('the main workflow using only the keyboard', async ({ page, adminApi }) => {
  await makeDriver(adminApi, 'Keira Board');
  const customer = `Clavier ${test.info().project.name}`;

  await test.step('signs in', async () => {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(ADMIN.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('reads which shortcuts there are', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByText('Search this view')).toBeVisible();
    await takesKeys(help);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  });

  await test.step('creates a dispatch', async () => {
    await page.keyboard.press('c');
    await page.keyboard.press('d');
    await expect(page.getByRole('heading', { name: 'Create New Dispatch Job' })).toBeVisible();
    await tabTo(page, page.getByLabel('Customer Name'));
    await page.keyboard.type(customer);
    const vin = page.getByLabel('VIN', { exact: true });
    await tabTo(page, vin);
    await page.keyboard.type('KB042788');
    await page.keyboard.press('Control+Enter');
    await told(page, 'Dispatch job created successfully!');
  });

  const palette = page.getByRole('dialog', { name: 'Find a job, driver, customer or command' });
  await test.step('finds it by its VIN and opens the details', async () => {
    await page.keyboard.press('Control+k');
    const field = palette.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('KB042788');
    const found = palette.getByRole('option', { selected: true });
    await expect(found).toContainText(customer);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await found.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await takesKeys(page.getByRole('dialog', { name: /^Job JOB-/ }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const row = page.getByRole('article').filter({ hasText: customer });
  await test.step('assigns the driver from its row', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { level: 1, name: 'Active Jobs' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('KB042788');
    await expect(row).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    await expect(row.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('a');
    const panel = page.getByRole('dialog', { name: 'Assign Driver' });
    await takesKeys(panel);
    await page.keyboard.type('Keira');
    await expect(page.getByRole('option', { name: /Keira Board/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await told(page, 'Driver assigned successfully!');
    await expect(row.getByRole('link').first()).toBeFocused();
    await expect(row).toContainText('Keira Board');
  });

  await test.step('opens the details, edits and saves; the focus comes back', async () => {
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: /^Job JOB-/ });
    await expect(details.getByText('Keira Board').first()).toBeVisible();
    await tabTo(page, details.getByRole('button', { name: 'Edit', exact: true }));
    await page.keyboard.press('Enter');
    const notes = details.getByRole('textbox', { name: 'Special Instructions' });
    await tabTo(page, notes);
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Control+Enter');
    await told(page, 'Job updated successfully');
    await expect(details.getByText('By keyboard').first()).toBeVisible();
    await expect(details.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(row.getByRole('link').first()).toBeFocused();
  });

  await test.step('marks it completed', async () => {
    await page.keyboard.press('m');
    const panel = page.getByRole('dialog', { name: 'Mark Completed' });
    const driver = panel.getByRole('combobox');
    await expect(driver).toBeFocused();
    // The border of its field already shows the focus.
    await expect(driver).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Control+Enter');
    await told(page, 'Job completed successfully!');
    await expect(row).toHaveCount(0);
  });

  await test.step('marks the driver report as received', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page.getByRole('heading', { level: 1, name: 'Completed Jobs' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: /Mark Driver Report Received/ }).first());
    await page.keyboard.press('Enter');
    await told(page, 'Job moved to Billing Management for processing.');
  });

  await test.step('completes the billing', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await expect(page.getByRole('heading', { level: 1, name: 'Billing Management' })).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: /billing complete/i }).first());
    await page.keyboard.press('Space');
    await told(page, 'Billing Updated');
  });

  const jobs = (await (await adminApi.get('/api/jobs?q=KB042788')).json()) as unknown[];
  expect(jobs).toEqual([
    expect.objectContaining({
      status: 'delivered',
      specialInstructions: 'By keyboard',
      hasDriverReport: true,
      billingComplete: true,
    }),
  ]);
});
