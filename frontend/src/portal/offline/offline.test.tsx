import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listOperations } from './queue/operationTable';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { holdAnswers, LOADED, OPERATIONS, press } from '../../testing/phone/driverTaps';
import { holdOperations } from '../../testing/phone/offlineStore';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { setNow } from '../../testing/today';

/** All further calls fail. */
function cutNetwork(): void {
  server.use(http.all('*/api/*', () => HttpResponse.error()));
}

/** One visit with a network, then the page is closed. */
async function visitOnce(): Promise<void> {
  const view = await renderApp({ user: driver });
  await screen.findByRole('article', { name: 'Job #7' });
  await waitFor(() => expect(localStorage.getItem('last_driver')).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  view.unmount();
}

/** A tap queued on the phone, after one visit with a network. */
async function tapOffline() {
  serveJobs(makeHaul(7));
  await visitOnce();
  cutNetwork();
  const view = await renderApp({ path: '/job/7' });
  await press(view.person, LOADED);
  expect(await screen.findByText('Offline, 1 update saved on this phone')).toBeVisible();
  return view;
}

test('after one visit, an offline start shows the jobs and their age', async () => {
  setNow('2026-03-03T19:05:00.000Z');
  serveJobs(makeHaul(7));
  await visitOnce();
  cutNetwork();
  const { person } = await renderApp();
  expect(await screen.findByRole('article', { name: 'Job #7' })).toBeVisible();
  expect(await screen.findByText('Jobs as of 2:05 p.m.')).toBeVisible();
  expect(screen.getByText('Hello, Drew!')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'View Job Details' }));
  expect(await screen.findByText('181 Terminal Avenue')).toBeVisible();
  expect(screen.getByText('MFA12345')).toBeVisible();
});

test('an offline tap survives a page reload and is sent once afterwards', async () => {
  const first = await tapOffline();
  expect(await screen.findByText('In Transit')).toBeVisible();
  first.unmount();

  const second = await renderApp({ path: '/job/7' });
  expect(await screen.findByText('In Transit')).toBeVisible();
  expect(screen.getByText('Saved on this phone, will send')).toBeVisible();
  second.unmount();

  server.resetHandlers();
  const { done } = serveJobs(makeHaul(7));
  await renderApp({ path: '/job/7', user: driver });
  await waitFor(() => expect(done).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Saved on this phone, will send')).toBeNull());
  expect(await screen.findByText('In Transit')).toBeVisible();
  expect(await listOperations(driver.id)).toEqual([]);
});

test('a queued step is not offered again while the queue is being read', async () => {
  const first = await tapOffline();
  first.unmount();

  const release = await holdOperations();
  await renderApp({ path: '/job/7' });
  expect(await screen.findByText('181 Terminal Avenue')).toBeVisible();
  expect(screen.queryByRole('button', { name: LOADED })).toBeNull();
  release();
  expect(await screen.findByRole('button', { name: /COMPLETE JOB$/ })).toBeVisible();
});

test('a step that is being stored is not taken twice, even from another page', async () => {
  const { done } = serveJobs(makeHaul(7));
  const { person } = await renderApp({ user: driver });
  await person.click(await screen.findByRole('link', { name: 'View Job Details' }));
  await screen.findByRole('button', { name: LOADED });
  const release = await holdOperations();
  await press(person, LOADED);
  await person.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  await person.click(await screen.findByRole('link', { name: 'View Job Details' }));
  await press(person, LOADED);
  release();
  expect(await screen.findByText('Vehicle loaded and transport started!')).toBeVisible();
  await waitFor(async () => expect(await listOperations(driver.id)).toEqual([]));
  expect(done).toHaveLength(1);
});

test('an ended session keeps unsent work and asks for sign-in', async () => {
  const view = await tapOffline();
  view.unmount();
  server.resetHandlers();
  await renderApp({ path: '/job/7' });
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(
    await screen.findByText('1 update is saved on this phone. It is sent after you log in.'),
  ).toBeVisible();
  expect(await listOperations(driver.id)).toHaveLength(1);
});

test("a 401 to the phone's updates ends the session in the background, once", async () => {
  const view = await tapOffline();
  view.unmount();
  server.resetHandlers();
  serveJobs(makeHaul(7));
  let cleared = 0;
  server.use(
    http.post(OPERATIONS, () => refusal(401, 'not_signed_in', 'Please sign in to continue.')),
    http.post('*/api/auth/clear-session', () => {
      cleared += 1;
      server.use(http.get('*/api/auth/me', () => refusal(401, 'not_signed_in', 'no')));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderApp({ path: '/job/7', user: driver });
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  expect(cleared).toBe(1);
  expect(await listOperations(driver.id)).toHaveLength(1);
});

test('after the session ended, an offline driver sees their jobs next to the prompt', async () => {
  setNow('2026-03-03T19:05:00.000Z');
  serveJobs(makeHaul(7));
  await visitOnce();
  server.resetHandlers();
  const online = await renderApp();
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  expect(screen.queryByText('181 Terminal Avenue')).toBeNull();
  online.unmount();

  cutNetwork();
  const view = await renderApp();
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await screen.findByText('181 Terminal Avenue')).toBeVisible();
  expect(screen.getByText('Jobs as of 2:05 p.m.')).toBeVisible();
  expect(screen.getByText('MFA12345')).toBeVisible();
  expect(screen.getByRole('link', { name: 'CALL CUSTOMER' })).toBeVisible();
  expect(screen.queryByRole('button', { name: LOADED })).toBeNull();
  view.unmount();
});

test("after an ended session its driver sees their own jobs, never the previous driver's", async () => {
  serveJobs(makeHaul(7), makeHaul(8, { driverId: 5, pickupAddress: '9 Other Street' }));
  await visitOnce();
  const other = await renderApp({ user: { ...driver, id: 3, driverId: 5, name: 'Sam Other' } });
  expect(await screen.findByRole('article', { name: 'Job #8' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('last_driver')).toContain('Sam Other'));
  other.unmount();
  server.resetHandlers();
  const ended = await renderApp();
  await screen.findByText('Authentication Required');
  ended.unmount();
  cutNetwork();
  await renderApp();
  expect(await screen.findByText('9 Other Street')).toBeVisible();
  expect(screen.queryByText('181 Terminal Avenue')).toBeNull();
});

test('another driver on the same phone neither sees nor sends it', async () => {
  const view = await tapOffline();
  view.unmount();
  server.resetHandlers();
  const { senders } = serveJobs();
  await renderApp({ user: { ...driver, id: 3, driverId: 5, name: 'Sam Other' } });
  expect(await screen.findByText('Hello, Sam!')).toBeVisible();
  expect(await screen.findByText('No new assignments at this time.')).toBeVisible();
  expect(screen.queryByText(/saved on this phone/)).toBeNull();
  expect(senders).toEqual([]);
  expect(await listOperations(driver.id)).toHaveLength(1);
});

test('logging out with unsent work warns, and then deletes everything', async () => {
  serveJobs(makeHaul(7));
  await visitOnce();
  server.use(http.post(OPERATIONS, () => refusal(503, 'x', 'Not now.')));
  const { person } = await renderApp({ path: '/job/7', user: driver });
  await press(person, LOADED);
  await screen.findByText('Offline, 1 update saved on this phone');
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  const warning = await screen.findByRole('alertdialog', { name: 'Updates not sent yet' });
  await person.click(within(warning).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(warning).not.toBeInTheDocument());
  expect(await listOperations(driver.id)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await person.click(await screen.findByRole('button', { name: 'Delete and log out' }));
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(await listOperations(driver.id)).toEqual([]);
  expect(localStorage.getItem('last_driver')).toBeNull();
});

test('logging out shows progress while unsent work is sent', async () => {
  serveJobs(makeHaul(7));
  const held = holdAnswers();
  const { person } = await renderApp({ path: '/job/7', user: driver });
  await press(person, LOADED);
  await waitFor(() => expect(held.calls()).toBe(1));
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Logging out…', busy: true })).toBeVisible();
  held.release();
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('a phone that cannot store shows a warning, and taps still work', async () => {
  const broken = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  serveJobs(makeHaul(7));
  let isDown = true;
  const refuse = () => (isDown ? HttpResponse.error() : undefined);
  server.use(http.post(OPERATIONS, refuse));
  const { person } = await renderApp({ path: '/job/7', user: driver });
  await press(person, LOADED);
  expect(await screen.findByText(/Keep this page open until 1 update is sent\./)).toBeVisible();
  expect(await screen.findByText('In Transit')).toBeVisible();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Keep this page open/)).toBeNull());
  broken.mockRestore();
});

test('a warning appears if the browser emptied the database', async () => {
  const view = await tapOffline();
  view.unmount();
  await new Promise((resolve) => (indexedDB.deleteDatabase('driver-portal').onsuccess = resolve));
  server.resetHandlers();
  serveJobs(makeHaul(7));
  await renderApp({ user: driver });
  expect(
    await screen.findByText(/emptied this phone's storage. 1 update may not have been sent/),
  ).toBeVisible();
});

test('a console user is never treated as the last driver', async () => {
  serveJobs(makeHaul(7));
  await visitOnce();
  await renderApp({ user: { ...driver, id: 1, role: 'clerk', driverId: null } });
  await screen.findByRole('navigation', { name: 'Main menu' });
  expect(localStorage.getItem('last_driver')).toBeNull();
});
