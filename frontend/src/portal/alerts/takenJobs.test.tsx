import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import { server } from '../../testing/answers/server';
import { makeDriver } from '../../testing/jobSamples';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import '../../testing/phone/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { readCopy } from '../offline/store/copyTable';
import { missingJobs } from './takenJobs';

test('missing jobs are those listed before, except the ones the driver is changing', () => {
  const [a, b, c] = [makeHaul(1), makeHaul(2), makeHaul(3)];
  expect(missingJobs([a, b, c], [b], new Set([3])).map(({ id }) => id)).toEqual([1]);
});

const TAKEN = 'JOB-000007 was taken off your list.';

async function open() {
  const { records } = serveJobs(makeHaul(7), makeHaul(8));
  const view = await renderApp({ user: driver });
  await screen.findByRole('article', { name: 'Job #7' });
  const reload = () => view.store.dispatch(api.util.invalidateTags([listTag('job')]));
  return { ...view, records, reload };
}

test('a taken job is announced, with a call button, until the driver dismisses it', async () => {
  const { records, reload, person } = await open();
  records.delete(7);
  reload();
  const notice = await screen.findByRole('alert', { name: TAKEN });
  expect(within(notice).getByRole('link', { name: 'Call dispatch' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  await person.click(within(notice).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('giving a job back removes its notice', async () => {
  const { records, reload } = await open();
  records.delete(7);
  reload();
  const notice = await screen.findByRole('alert', { name: TAKEN });
  records.set(7, makeHaul(7, { version: 3 }));
  reload();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('a job that dispatch marked delivered still belongs to the driver', async () => {
  const { records, reload } = await open();
  records.set(7, makeHaul(7, { status: 'delivered', version: 2 }));
  records.delete(8);
  reload();
  expect(
    await screen.findByRole('alert', { name: 'JOB-000008 was taken off your list.' }),
  ).toBeVisible();
  expect(screen.queryByRole('alert', { name: TAKEN })).toBeNull();
});

describe('while the portal was closed', () => {
  const taken = (job: string) => ({ name: `${job} was taken off your list.` });

  /** One visit in which the phone stores the jobs shown; then the page is closed. */
  async function visit(shown: string, kept: readonly number[]) {
    const view = await renderApp({ user: driver });
    await screen.findByRole('article', { name: shown });
    await waitFor(async () => {
      const copy = await readCopy(driver.id, 4);
      expect(copy?.jobs.map(({ id }) => id)).toEqual(kept);
    });
    view.unmount();
  }

  test('a taken job is announced once, at the next opening', async () => {
    const { records } = serveJobs(makeHaul(7), makeHaul(8), makeHaul(9));
    await visit('Job #7', [7, 8, 9]);
    records.delete(7);
    const second = await renderApp({ user: driver });
    const notice = await screen.findByRole('alert', taken('JOB-000007'));
    expect(within(notice).getByRole('link', { name: 'Call dispatch' })).toBeVisible();
    second.unmount();

    records.delete(8);
    await renderApp({ user: driver });
    expect(await screen.findByRole('alert', taken('JOB-000008'))).toBeVisible();
    expect(screen.queryByRole('alert', taken('JOB-000007'))).toBeNull();
  });

  test('a job that the driver delivered from another device was not taken', async () => {
    const { records } = serveJobs(makeHaul(7, { status: 'in-transit' }), makeHaul(8));
    await visit('Job #8', [8, 7]);
    records.set(7, makeHaul(7, { status: 'delivered', version: 2 }));
    records.delete(8);
    await renderApp({ user: driver });
    expect(await screen.findByRole('alert', taken('JOB-000008'))).toBeVisible();
    expect(screen.queryByRole('alert', taken('JOB-000007'))).toBeNull();
  });

  test('another driver on this phone does not see the notice', async () => {
    const { records } = serveJobs(makeHaul(7), makeHaul(20, { driverId: 5 }));
    await visit('Job #7', [7]);
    records.delete(7);
    server.use(http.get('*/api/drivers/5', () => HttpResponse.json(makeDriver(5))));
    const { store } = await renderApp({ user: { ...driver, id: driver.id + 1, driverId: 5 } });
    await screen.findByRole('article', { name: 'Job #20' });
    records.delete(20);
    store.dispatch(api.util.invalidateTags([listTag('job')]));
    expect(await screen.findByRole('alert', taken('JOB-000020'))).toBeVisible();
    expect(screen.queryByRole('alert', taken('JOB-000007'))).toBeNull();
  });
});
