import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import '../../testing/phone/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { missingJobs } from './takenJobs';

test('missing is what stood there before, but for what the driver is changing', () => {
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

test('a job that was taken away is told, with a button to call, until the driver has seen it', async () => {
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

test('a job given back takes its notice along', async () => {
  const { records, reload } = await open();
  records.delete(7);
  reload();
  const notice = await screen.findByRole('alert', { name: TAKEN });
  records.set(7, makeHaul(7, { version: 3 }));
  reload();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('a job that dispatch marked delivered is still the driver’s own', async () => {
  const { records, reload } = await open();
  records.set(7, makeHaul(7, { status: 'delivered', version: 2 }));
  records.delete(8);
  reload();
  expect(
    await screen.findByRole('alert', { name: 'JOB-000008 was taken off your list.' }),
  ).toBeVisible();
  expect(screen.queryByRole('alert', { name: TAKEN })).toBeNull();
});
