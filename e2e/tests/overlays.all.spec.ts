import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

/** Its own company, so that only the jobs of these tests are in the lists. */
test.use({ company: 'overlays' });

const JOBS = 12;

async function makeJobs(api: APIRequestContext, driverId: number, status: string) {
  for (let number = 1; number <= JOBS; number += 1) {
    const made = await api.post('/api/jobs', {
      data: { driverId, pickupCity: 'Laval', dropoffCity: 'Halifax', price: 900 },
    });
    const { id } = (await made.json()) as { id: number };
    const moved = await api.put(`/api/jobs/${String(id)}`, { data: { status } });
    expect(moved.status()).toBe(200);
  }
}

/** Behind a dialog, it is visible but hidden from assistive technology. */
const toast = (page: Page) => page.locator('li[data-variant]');

/** Another window is in front: the shown toast waits for the user's return. */
async function lookAway(page: Page) {
  await expect(toast(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

/** Names of the buttons that a toast covers. */
function covered(page: Page): Promise<string[]> {
  return toast(page).evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return [...document.querySelectorAll('button, .button, input')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      const meets =
        box.left < right &&
        left < box.right &&
        box.top < bottom &&
        top < box.bottom &&
        box.width > 0;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const above = document.elementsFromPoint(x, y).find((element) => !shown.contains(element));
      const isOnTop = above !== undefined && (button.contains(above) || above.contains(button));
      return meets && isOnTop && !shown.contains(button)
        ? [button.getAttribute('aria-label') ?? button.textContent]
        : [];
    });
  });
}

/** Job details do not load until the returned function is called. */
async function holdJob(page: Page) {
  let arrives = () => {};
  const held = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route(/\/api\/jobs\/\d+(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  return () => arrives();
}

/** The dialog's animations have ended. */
const isStill = (dialog: Locator) =>
  dialog.evaluate(
    (element) =>
      !element.getAnimations({ subtree: true }).some((moved) => moved instanceof CSSTransition),
  );

/** The toast is in place, and covers no control. */
async function coversNothing(page: Page) {
  await expect(toast(page)).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
}

for (const width of [390, 1280, 1440])
  test(`a toast covers no button, ${String(width)} px`, async ({ page, adminApi }) => {
    const name = `Tess Toast ${String(width)}`;
    const { driverId } = await makeDriver(adminApi, name);
    await makeJobs(adminApi, driverId, 'delivered');
    await makeJobs(adminApi, driverId, 'assigned');
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, ADMIN.email, ADMIN.password);
    await page.waitForURL('**/');

    await test.step('over the buttons of rows', async () => {
      await page.goto('/?view=completed-jobs&layout=list');
      const marks = page.getByRole('button', { name: /^Mark Driver Report Received/ });
      await marks.first().click();
      await lookAway(page);
      await coversNothing(page);
    });

    await test.step('over the boxes of cards', async () => {
      await page.goto('/billing?show=all');
      await page.getByRole('checkbox', { name: 'Billing Complete' }).first().click();
      await lookAway(page);
      await coversNothing(page);
    });

    await test.step('over the foot of a panel and of a dialog that open after it', async () => {
      await page.goto('/?view=active-jobs');
      await page
        .getByRole('button', { name: /^Change Driver of/ })
        .first()
        .click();
      const panel = page.getByRole('dialog', { name: 'Assign Driver' });
      await panel.getByRole('button', { name: 'Unassign Current Driver' }).click();
      await expect(panel).toBeHidden();
      await lookAway(page);
      await coversNothing(page);
      await page
        .getByRole('button', { name: /^Change Driver of/ })
        .first()
        .click();
      await expect(panel.getByRole('combobox')).toHaveValue(name);
      await coversNothing(page);
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
      const arrives = await holdJob(page);
      await page
        .getByRole('button', { name: /^View Details of/ })
        .first()
        .click();
      const dialog = page.locator('.MuiModal-root');
      await dialog.waitFor();
      await expect.poll(() => isStill(dialog)).toBe(true);
      arrives();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      await coversNothing(page);
    });
  });

/** The focused element, and whether it has an outline. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    return { tag: element.tagName, frame: getComputedStyle(element).outlineStyle };
  });

test('a dialog opened by key or by link has no outline, nor does its print', async ({
  page,
  adminApi,
}) => {
  const { driverId } = await makeDriver(adminApi, 'Fiona Frame');
  await makeJobs(adminApi, driverId, 'assigned');
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.waitForURL('**/');
  await page.goto('/?view=active-jobs');
  await page.getByRole('article').first().waitFor();
  const heading = { tag: 'H2', frame: 'none' };

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  expect(await focused(page)).toEqual(heading);
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  expect(await focused(page)).toEqual(heading);
  const address = page.url();

  await page.goto(address.replace('panel=edit', 'panel=details'));
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  expect(await focused(page)).toEqual(heading);

  await page.goto(address.replace('panel=edit', 'panel=sheet'));
  const sheet = page.locator('[data-printed]');
  await sheet.getByText('Laval').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.keyboard.press('Tab');
  const frames = sheet
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).outlineStyle !== 'none')
        .map((one) => one.tagName),
    );
  expect(await frames).toEqual([]);
});

test("a toast does not cover the phone's band", async ({ page, adminApi }) => {
  const { email, password, driverId } = await makeDriver(adminApi, 'Odile Ondes');
  const made = await adminApi.post('/api/jobs', { data: { driverId, pickupCity: 'Laval' } });
  const { id } = (await made.json()) as { id: number };
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, email, password);
  await page.waitForURL('**/');
  await page.goto(`/job/${String(id)}`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note for dispatch' }).fill('Gate closed');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Send note' }).click();
  await lookAway(page);
  const band = page.getByText('Offline, 1 update saved on this phone');
  await expect(band).toBeInViewport({ ratio: 1 });
  const isClear = () =>
    band.evaluate((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const shown = document.querySelector('li[data-variant]')?.getBoundingClientRect();
      if (!shown) throw new Error('There is no toast');
      return (
        shown.top >= bottom || shown.bottom <= top || shown.left >= right || shown.right <= left
      );
    });
  await expect.poll(isClear).toBe(true);
});
