import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { rememberLastDriver } from '../lib/lastDriver';
import { server } from '../testing/answers/server';
import { serveJobs } from '../testing/phone/driverPortal';
import { renderApp } from '../testing/render';
import { admin, company, driver } from '../testing/samples';

const landing = () => screen.findByRole('link', { name: 'Get Started' });
const signIn = () => screen.findByRole('button', { name: 'Sign In' });
const portalSignIn = () => screen.findByText('Authentication Required');
const ownDashboard = () => screen.findByRole('heading', { name: 'Hello, Drew!' });
const picker = () => screen.findByRole('button', { name: 'Access My Jobs' });
const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

beforeEach(() => {
  server.use(
    http.get('*/api/stats', () =>
      HttpResponse.json({ pending: 0, inTransit: 0, completedToday: 0, activeDrivers: 0 }),
    ),
    http.get(/\/api\/(jobs|drivers)$/, () => HttpResponse.json([])),
  );
});

test.each([
  ['/job/7', landing],
  ['/driver/abc', landing],
  ['/driver/9/job/0', landing],
  ['/LOGIN/', signIn],
  ['/driver-login', portalSignIn],
  ['/driver/9', portalSignIn],
  ['/driver/9/job/3', portalSignIn],
])('a visitor at %s sees the page of the route', async (path, page) => {
  await renderApp({ path });
  expect(await page()).toBeVisible();
});

test.each(['/', '/billing', '/driver-login', '/debug', '/job/0', '/driver/abc', '/driver/9/job/0'])(
  'a driver at %s sees their own dashboard',
  async (path) => {
    serveJobs();
    await renderApp({ path, user: driver });
    expect(await ownDashboard()).toBeVisible();
  },
);

test.each([
  ['/debug', menu],
  ['/job/7', menu],
  ['/driver-login', picker],
])('the office at %s sees the page of the route', async (path, page) => {
  await renderApp({ path, user: admin });
  expect(await page()).toBeInTheDocument();
});

test.each([
  ['/no/such/path', signIn],
  ['/driver-login', portalSignIn],
])('where the sign-in is the start page, a visitor at %s sees it', async (path, page) => {
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...company, startPage: 'sign-in' })),
  );
  await renderApp({ path });
  expect(await page()).toBeVisible();
});

test.each([
  ['/', portalSignIn],
  ['/job/7', portalSignIn],
  ['/login', signIn],
])('a driver whose session ended sees the way to sign in at %s', async (path, page) => {
  rememberLastDriver({ user: driver, config: null, hasEnded: true });
  await renderApp({ path });
  expect(await page()).toBeVisible();
});
