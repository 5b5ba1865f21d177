import { goOffline } from '../../support/phone/offline';
import {
  addDamage,
  chooseBattery,
  endSession,
  loseStore,
  openCompletion,
  openLeaving,
  openNote,
  openPhotos,
  openReport,
  openSettings,
  openSigning,
  openTasks,
  openVinCheck,
  readVin,
  tapOffline,
} from './driver-acts';
import type { SampleCompany } from '../sample-company';
import { empty, failing, press, stalling, type Screen } from '../screen';

/** The screens of the driver portal. */
export function driverScreens({ jobs }: SampleCompany): Screen[] {
  const assigned = `/job/${String(jobs.assigned)}`;
  const inTransit = `/job/${String(jobs.inTransit)}`;
  const delivered = `/job/${String(jobs.delivered)}`;
  return [
    { name: 'driver dashboard', path: '/' },
    { name: 'driver dashboard, jobs in transit', path: '/?jobs=active' },
    { name: 'driver dashboard, completed deliveries', path: '/?jobs=completed' },
    { name: 'driver job', path: assigned },
    { name: 'driver job, in transit', path: inTransit, act: openTasks },
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
    { name: 'reporting on a unit, with a battery', path: assigned, act: chooseBattery },
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
      name: 'looking at a VIN, two units that end alike',
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
      name: 'looking at a VIN, the right vehicle',
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
        await openSettings(scene);
        await press(scene.page, scene.words('account:sessions.title'));
        await scene.page.getByText(scene.words('account:sessions.here')).waitFor();
      },
    },
    { name: 'driver settings', path: '/', act: openSettings },
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
    { name: 'driver job, a tap kept on the phone', path: assigned, isApart: true, act: tapOffline },
    {
      name: 'leaving with a tap on the phone',
      path: assigned,
      isApart: true,
      act: async (scene) => {
        // Offline, nothing more loads: the script of the dialogs loads after the first view.
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
      name: 'driver job, a refused tap',
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
      name: 'driver job, a phone that can keep nothing',
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
    {
      name: 'driver job, a store that was thrown away',
      path: assigned,
      isApart: true,
      act: loseStore,
    },
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
      name: 'driver job, kept on the phone',
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
