import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import { listOperations, removeOperation } from '../offline/queue/operationTable';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { LOADED, OPERATIONS, press } from '../../testing/phone/driverTaps';
import '../../testing/phone/offlineStore';
import { openSettings } from '../../testing/phone/openSettings';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { server } from '../../testing/answers/server';
import { jobChanges } from './jobChanges';

const SAVED = 'Saved on this phone, will send';
const NOBODY = new Set<number>();
const ids = (jobs: readonly { readonly id: number }[]) => jobs.map(({ id }) => id);

test.each([
  ['nothing happened', [makeHaul(7)], [makeHaul(7)], NOBODY, [], []],
  ['a job was given', [makeHaul(7)], [makeHaul(7), makeHaul(8)], NOBODY, [8], []],
  ['a job was changed', [makeHaul(7)], [makeHaul(7, { version: 2 })], NOBODY, [], [7]],
  ['a job was taken away', [makeHaul(7)], [], NOBODY, [], []],
  ['the driver did it', [makeHaul(7)], [makeHaul(7, { version: 2 })], new Set([7]), [], []],
])('%s', (_what, before, now, own, added, changed) => {
  const found = jobChanges(before, now, own);
  expect([ids(found.added), ids(found.changed)]).toEqual([added, changed]);
});

describe('while the portal is open', () => {
  const vibrate = vi.fn();
  beforeEach(() => {
    vibrate.mockReset();
    Object.assign(navigator, { vibrate });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  const openWithNewJob = async () => {
    const { records } = serveJobs(makeHaul(7));
    const view = await renderApp({ user: driver });
    await screen.findByRole('article', { name: 'Job #7' });
    const giveJob = () => {
      records.set(8, makeHaul(8));
      view.store.dispatch(api.util.invalidateTags([listTag('job')]));
    };
    return { ...view, giveJob };
  };

  test('a new assignment appears, is announced and makes the phone vibrate', async () => {
    const { giveJob } = await openWithNewJob();
    giveJob();
    expect(await screen.findByText('New assignment: JOB-000008')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Job #8' })).toBeVisible();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  test('with the sound off it is only shown, and the choice persists', async () => {
    const { giveJob, person } = await openWithNewJob();
    const settings = await openSettings(person);
    const sound = settings.getByRole('switch', { name: 'Sound and vibration' });
    expect(sound).toBeChecked();
    await person.click(sound);
    expect(sound).not.toBeChecked();
    await person.click(settings.getByRole('button', { name: 'Close' }));
    giveJob();
    expect(await screen.findByText('New assignment: JOB-000008')).toBeVisible();
    expect(vibrate).not.toHaveBeenCalled();
    expect(localStorage.getItem('driver_alerts')).toBe('off');
  });

  test("the driver's own tap is not announced, even if another tab sent it and it is read much later", async () => {
    const { records } = serveJobs(makeHaul(7));
    server.use(http.post(OPERATIONS, () => HttpResponse.error()));
    const { person, store } = await renderApp({ path: '/job/7', user: driver });
    await press(person, LOADED);
    // Once the toast says so too, no request is pending.
    await waitFor(() => expect(screen.getAllByText(SAVED)).toHaveLength(2));

    const [sent] = await listOperations(driver.id);
    await removeOperation(sent?.id ?? '');
    records.set(7, makeHaul(7, { status: 'in-transit', version: 2 }));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.getAllByText(SAVED)).toHaveLength(1));
    records.set(8, makeHaul(8));
    store.dispatch(api.util.invalidateTags([listTag('job')]));

    expect(await screen.findByText('New assignment: JOB-000008')).toBeVisible();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  test("a change by dispatch after the driver's own tap is announced", async () => {
    const { records } = serveJobs(makeHaul(7));
    const { person, store } = await renderApp({ path: '/job/7', user: driver });
    await press(person, LOADED);
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    const now = records.get(7) ?? makeHaul(7);
    records.set(7, { ...now, version: now.version + 1, pickupCity: 'Laval' });
    store.dispatch(api.util.invalidateTags([listTag('job')]));
    expect(await screen.findByText('Changed by dispatch: JOB-000007')).toBeVisible();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  test("the driver's own tap is not announced", async () => {
    serveJobs(makeHaul(7));
    const { person } = await renderApp({ path: '/job/7', user: driver });
    await press(person, LOADED);
    expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
    expect(vibrate).not.toHaveBeenCalled();
  });
});
