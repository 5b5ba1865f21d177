import { goOffline } from '../support/offline';
import { PICTURE, type SampleCompany } from './sample-company';
import { empty, failing, openAccount, press, stalling, type Scene, type Screen } from './screen';

const LONG_NOTE = 'The gate is closed until noon; the guard has the keys of all nine units.';

async function openNote({ page, words }: Scene): Promise<void> {
  await press(page, words('driver:note.add'));
  await page.getByRole('textbox', { name: words('driver:note.label') }).fill(LONG_NOTE);
}

async function openCompletion({ page, words }: Scene): Promise<void> {
  await press(page, words('driver:action.deliver'));
  await page.getByRole('dialog').waitFor();
}

async function openLeaving({ page, words }: Scene): Promise<void> {
  await page.getByText(words('driver:left.leave'), { exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** The camera of a browser without one is told of. */
async function openVinCheck({ page, words }: Scene): Promise<void> {
  await page.locator('.plate-check').first().click();
  const dialog = page.getByRole('dialog', { name: words('vinCheck:title') });
  await dialog.getByRole('alert').waitFor();
}

/** The camera of a browser without one is told of; two pictures are chosen without a signal. */
async function openPhotos({ page, words }: Scene): Promise<void> {
  await page.locator('.plate-photos').first().click();
  const dialog = page.getByRole('dialog', { name: words('camera:title.pickup') });
  await dialog.getByRole('alert').first().waitFor();
  await goOffline(page);
  for (const [index, place] of ['front', 'rear'].entries()) {
    const what = words(`photos:place.${place}`);
    await dialog.getByLabel(words('camera:choose', { what })).setInputFiles(PICTURE);
    await dialog.getByText(words('camera:here')).nth(index).waitFor();
  }
}

async function openReport({ page, words }: Scene): Promise<void> {
  await page.locator('.plate-report').first().click();
  await page.getByRole('textbox', { name: words('unitReport:fact.odometer') }).waitFor();
}

async function addDamage(scene: Scene): Promise<void> {
  const { page, words } = scene;
  await openReport(scene);
  await press(page, words('unitReport:withoutDrawing'));
  await page.getByRole('region', { name: words('unitReport:newDamage') }).scrollIntoViewIfNeeded();
}

async function openSigning({ page, words }: Scene): Promise<void> {
  await press(page, words('driver:sign.open.pickup'));
  await page.getByRole('heading', { name: words('sign:title.pickup') }).waitFor();
}

/** The units of the sample job all end alike. */
async function readVin(scene: Scene, vin: string): Promise<void> {
  const { page, words } = scene;
  await openVinCheck(scene);
  await page.getByLabel(words('vinCheck:typed.label')).fill(vin);
  await press(page, words('vinCheck:typed.compare'));
}

/** Without a signal the tap stays on the phone. */
async function tapOffline(scene: Scene): Promise<void> {
  const { page, words } = scene;
  await openNote(scene);
  await goOffline(page);
  await press(page, words('driver:note.send'));
  await page.getByText(words('driver:band.offline_one', { count: '1' })).waitFor();
}

/** The session ends while the phone was away. */
async function endSession({ page, words }: Scene): Promise<void> {
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/api/driver/operations', (route) => route.fulfill({ status: 401, json: {} }));
  await page.context().setOffline(false);
  await page.getByText(words('driver:signIn.title')).waitFor();
}

/** The browser throws the store away while an update waits. */
async function loseStore(scene: Scene): Promise<void> {
  const { page, words } = scene;
  const { origin, href } = new URL(page.url());
  const context = page.context();
  await page.goto('about:blank');
  const tapped = await context.newPage();
  await tapped.goto(href);
  await tapOffline({ ...scene, page: tapped });
  // One that is left lives on for a moment in which nothing is offline any more, and sends its tap.
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

/** The screens of a driver's phone. */
export function driverScreens({ jobs }: SampleCompany): Screen[] {
  const assigned = `/job/${String(jobs.assigned)}`;
  const inTransit = `/job/${String(jobs.inTransit)}`;
  const delivered = `/job/${String(jobs.delivered)}`;
  return [
    { name: 'driver dashboard', path: '/' },
    { name: 'jobs in transit', path: '/?jobs=active' },
    { name: 'completed deliveries', path: '/?jobs=completed' },
    { name: 'driver job', path: assigned },
    { name: 'driver job in transit', path: inTransit },
    { name: 'driver job, delivered', path: delivered },
    { name: 'note for dispatch', path: assigned, act: openNote },
    {
      name: 'driver job with its map',
      path: assigned,
      act: async ({ page, words }) => {
        await press(page, words('driver:map.show'));
        await page.getByRole('button', { name: words('driver:map.hide') }).waitFor();
      },
    },
    { name: 'looking at a VIN', path: assigned, act: openVinCheck },
    { name: 'reporting on a unit', path: assigned, act: openReport },
    { name: 'new damage of a unit', path: assigned, act: addDamage },
    { name: 'asking for a signature', path: assigned, isApart: true, act: openSigning },
    {
      name: 'signing',
      path: assigned,
      isApart: true,
      act: async (scene) => {
        await openSigning(scene);
        await press(scene.page, scene.words('sign:handOver.action'));
        await scene.page.getByLabel(scene.words('sign:name'), { exact: true }).fill('Zoë Gagnon');
      },
    },
    { name: 'photographing a unit', path: assigned, isApart: true, act: openPhotos },
    {
      name: 'two units that end alike',
      path: assigned,
      act: async (scene) => {
        await readVin(scene, 'KP042788');
        await scene.page.getByText(scene.words('vinCheck:twins')).waitFor();
      },
    },
    {
      name: 'the wrong vehicle',
      path: assigned,
      act: async (scene) => {
        await readVin(scene, '1HGCM82633A004352');
        await scene.page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'the right vehicle',
      path: assigned,
      isApart: true,
      act: async (scene) => {
        await readVin(scene, '1M8GDM9AXKP042788');
        await scene.page.getByText(scene.words('vinCheck:right.match')).waitFor();
      },
    },
    { name: 'leaving a unit behind', path: assigned, act: openLeaving },
    { name: 'completing a delivery', path: inTransit, act: openCompletion },
    {
      name: 'own sessions of a driver',
      path: '/',
      act: async (scene) => {
        await openAccount(scene, 'account:sessions.title');
        await scene.page.getByText(scene.words('account:sessions.here')).waitFor();
      },
    },
    { name: 'job not found', path: '/job/999999' },
    { name: 'driver dashboard, empty', path: '/', meet: empty },
    { name: 'driver dashboard, failing', path: '/', meet: failing, isApart: true },
    { name: 'driver job, failing', path: '/job/999998', meet: failing, isApart: true },
    {
      name: 'driver dashboard, waiting',
      path: '/',
      meet: stalling,
      isWaiting: true,
      isApart: true,
    },
    { name: 'a tap kept on the phone', path: assigned, isApart: true, act: tapOffline },
    {
      name: 'leaving with a tap on the phone',
      path: assigned,
      isApart: true,
      act: async (scene) => {
        // Without a network nothing more loads: the dialogs' script comes after the first view.
        await scene.page.waitForFunction(() =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => /\/confirm\.\w+\.js$/.test(name)),
        );
        await tapOffline(scene);
        await press(scene.page, scene.words('common:actions.logout'));
        await scene.page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'a refused tap',
      path: assigned,
      isApart: true,
      act: async (scene) => {
        const { page } = scene;
        await page.route('**/api/driver/operations', async (route) => {
          const { operations } = route.request().postDataJSON() as { operations: { id: string }[] };
          const refusal = { outcome: 'rejected', code: 'job-not-yours', message: 'No.', job: null };
          await route.fulfill({
            json: { results: operations.map(({ id }) => ({ id, ...refusal })) },
          });
        });
        await openNote(scene);
        await press(page, scene.words('driver:note.send'));
        await page.getByRole('alert').first().waitFor();
      },
    },
    {
      name: 'a phone that can keep nothing',
      path: assigned,
      isApart: true,
      meet: async ({ page }) => {
        await page.addInitScript(() =>
          Object.defineProperty(window, 'indexedDB', {
            value: {
              open() {
                throw new DOMException('No storage here.', 'InvalidStateError');
              },
            },
          }),
        );
      },
      act: async ({ page, words }) => {
        await page.getByText(words('driver:band.unsafe_zero')).waitFor();
      },
    },
    { name: 'a phone whose store was thrown away', path: assigned, isApart: true, act: loseStore },
    {
      name: 'a session ended meanwhile',
      path: assigned,
      isApart: true,
      act: async (scene) => {
        await tapOffline(scene);
        await endSession(scene);
      },
    },
    {
      name: 'jobs kept on the phone',
      path: assigned,
      isApart: true,
      act: async (scene) => {
        const { page, words } = scene;
        await tapOffline(scene);
        await endSession(scene);
        await goOffline(page);
        await page.getByRole('heading', { level: 3 }).first().waitFor();
        await page.getByText(words('driver:units.title')).first().waitFor();
      },
    },
  ];
}
