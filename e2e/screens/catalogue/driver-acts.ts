import type { Page } from '@playwright/test';
import { goOffline } from '../../support/phone/offline';
import { PICTURE } from '../sample-company';
import { press, type Scene } from '../screen';

const LONG_NOTE = 'The gate is closed until noon; the guard has the keys of all nine units.';

/** A task of the first unit, which may be folded away. */
async function startTask(page: Page, task: string): Promise<void> {
  const plate = page.locator('.plate').first();
  await plate.locator('.unit-more').click();
  await plate.locator(task).click();
}

export async function openTasks({ page }: Scene): Promise<void> {
  await page.locator('.unit-more').first().click();
  await page.locator('.plate-leave').first().waitFor();
}

export async function openNote({ page, words }: Scene): Promise<void> {
  await press(page, words('driver:note.add'));
  await page.getByRole('textbox', { name: words('driver:note.label') }).fill(LONG_NOTE);
}

export async function openSettings({ page, words }: Scene): Promise<void> {
  await press(page, words('driver:settings'));
  await page.getByRole('dialog').waitFor();
}

export async function openCompletion({ page, words }: Scene): Promise<void> {
  await press(page, words('driver:action.deliver'));
  await page.getByRole('dialog').waitFor();
}

export async function openLeaving({ page }: Scene): Promise<void> {
  await startTask(page, '.plate-leave');
  await page.getByRole('dialog').waitFor();
}

/** The VIN check in a browser without a camera, which shows an error. */
export async function openVinCheck({ page, words }: Scene): Promise<void> {
  await page.locator('.plate-check').first().click();
  const dialog = page.getByRole('dialog', { name: words('vinCheck:title') });
  await dialog.getByRole('alert').waitFor();
}

/** The photo screen in a browser without a camera, with two pictures chosen offline. */
export async function openPhotos({ page, words }: Scene): Promise<void> {
  await startTask(page, '.plate-photos');
  const dialog = page.getByRole('dialog', { name: words('camera:title.pickup') });
  await dialog.getByRole('alert').first().waitFor();
  await goOffline(page);
  for (const [index, place] of ['front', 'rear'].entries()) {
    const what = words(`photos:place.${place}`);
    await dialog.getByLabel(words('camera:choose', { what })).setInputFiles(PICTURE);
    await dialog.getByText(words('camera:here')).nth(index).waitFor();
  }
}

export async function openReport({ page, words }: Scene): Promise<void> {
  await startTask(page, '.plate-report');
  await page.getByRole('textbox', { name: words('unitReport:fact.odometer') }).waitFor();
}

export async function chooseBattery(scene: Scene): Promise<void> {
  const { page, words } = scene;
  await openReport(scene);
  await page.getByText(words('unitReport:energy.battery'), { exact: true }).click();
  await page.getByRole('textbox', { name: words('unitReport:battery') }).waitFor();
}

export async function addDamage(scene: Scene): Promise<void> {
  const { page, words } = scene;
  await openReport(scene);
  await press(page, words('unitReport:withoutDrawing'));
  await page.getByRole('region', { name: words('unitReport:newDamage') }).scrollIntoViewIfNeeded();
}

export async function openSigning({ page, words }: Scene): Promise<void> {
  await press(page, words('driver:sign.open.pickup'));
  await page.getByRole('heading', { name: words('sign:title.pickup') }).waitFor();
}

/** All units of the sample job have the same VIN end. */
export async function readVin(scene: Scene, vin: string): Promise<void> {
  const { page, words } = scene;
  await openVinCheck(scene);
  await page.getByLabel(words('vinCheck:typed.label')).fill(vin);
  await press(page, words('vinCheck:typed.compare'));
}

/** Offline, the tap stays on the phone. */
export async function tapOffline(scene: Scene): Promise<void> {
  const { page, words } = scene;
  await openNote(scene);
  await goOffline(page);
  await press(page, words('driver:note.send'));
  await page.getByText(words('driver:band.offline_one', { count: '1' })).waitFor();
}

/** The session ends while the phone is offline. */
export async function endSession({ page, words }: Scene): Promise<void> {
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/api/driver/operations', (route) => route.fulfill({ status: 401, json: {} }));
  await page.context().setOffline(false);
  await page.getByText(words('driver:signIn.title')).waitFor();
}

/** The browser deletes the store while an update is pending. */
export async function loseStore(scene: Scene): Promise<void> {
  const { page, words } = scene;
  const { origin, href } = new URL(page.url());
  const context = page.context();
  await page.goto('about:blank');
  const tapped = await context.newPage();
  await tapped.goto(href);
  await tapOffline({ ...scene, page: tapped });
  // Otherwise a closing page is online for a moment, and sends its tap.
  await Promise.all([
    tapped.waitForEvent('crash'),
    tapped.goto('chrome://crash').catch(() => null),
  ]);
  await tapped.close();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await context.setOffline(false);
  await page.goto(href);
  await page.getByText(words('driver:band.lost_one', { count: '1' })).waitFor();
}
