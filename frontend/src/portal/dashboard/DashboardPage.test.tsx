import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { openSettings } from '../../testing/phone/openSettings';
import { makeDriver, makeUnit } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin, driver } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { hold } from '../../testing/hold';

const tile = (name: RegExp) => screen.findByRole('button', { name });

test('shows the header, greeting, counts and the cards of the selected tile', async () => {
  serveJobs(
    makeHaul(1),
    makeHaul(2, { status: 'picked-up' }),
    makeHaul(3, { status: 'in-transit' }),
    makeHaul(5, { status: 'delivered' }),
  );
  const { person, history } = await renderApp({ user: driver });
  expect(await screen.findByRole('heading', { name: 'Driver Portal', level: 1 })).toBeVisible();
  expect(screen.getByText('Drew Sample')).toBeVisible();
  expect(screen.getByText('drew@example.com')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hello, Drew!' })).toBeVisible();
  expect(await screen.findByText('You have 3 active jobs.')).toBeVisible();
  expect(await tile(/^New Assignments ?1$/)).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('article', { name: 'Job #1' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);

  await person.click(await tile(/^In Transit ?2$/));
  expect(history.location.search).toBe('?jobs=active');
  const loaded = await screen.findByRole('article', { name: 'Job #2' });
  expect(within(loaded).getByText('Vehicle Loaded')).toBeVisible();
  const moving = screen.getByRole('article', { name: 'Job #3' });
  expect(within(moving).getByText('In Transit')).toBeVisible();
  expect(within(moving).getByRole('link', { name: 'View Job Details' })).toHaveAttribute(
    'href',
    '/job/3',
  );

  await person.click(await tile(/^Completed ?1$/));
  const done = await screen.findByRole('article', { name: 'Job #5' });
  expect(within(done).getByText('Delivered')).toBeVisible();
  expect(within(done).queryByRole('link')).toBeNull();
});

test("a driver's own portal shows the driver record's name, not the account's name", async () => {
  serveJobs(makeHaul(1));
  server.use(
    http.get('*/api/drivers/4', () => HttpResponse.json(makeDriver(4, { name: 'Renée Example' }))),
  );
  await renderApp({ user: driver });
  expect(await screen.findByText('Renée Example')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hello, Renée!' })).toBeVisible();
  expect(screen.queryByText('Drew Sample')).toBeNull();
});

test("shows the account's name until the driver's record is loaded", async () => {
  serveJobs(makeHaul(1));
  server.use(http.get('*/api/drivers/4', () => refusal(503, 'database_unavailable', 'Not now.')));
  await renderApp({ user: driver });
  expect(await screen.findByRole('article', { name: 'Job #1' })).toBeVisible();
  expect(screen.getByText('Drew Sample')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the tile in the address is selected', async () => {
  serveJobs(makeHaul(3, { status: 'in-transit' }));
  await renderApp({ path: '/?jobs=active', user: driver });
  expect(await screen.findByRole('article', { name: 'Job #3' })).toBeVisible();
});

test('a card shows all facts of its job', async () => {
  serveJobs(
    makeHaul(1, {
      jobVehicles: [
        makeUnit(1, { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'MFA12345' }),
        makeUnit(2, { year: 2023, make: 'BMW', model: 'X3', vinLast8: 'P9N55555' }),
      ],
    }),
  );
  await renderApp({ user: driver });
  const card = within(await screen.findByRole('article', { name: 'Job #1' }));
  for (const text of [
    'Job #1',
    'Lantern Auctions',
    'Ready for Pickup',
    'UNIT TO HAUL',
    '2021 Ford F-150',
    'MFA12345',
    '2023 BMW X3',
    'P9N55555',
    'PICKUP',
    '181 Terminal Avenue',
    'Toronto, ON',
    'DELIVERY',
    '870 rue Principale',
    'Montréal, QC',
    'Created: Mar 2, 2026',
  ]) {
    expect(card.getByText(text)).toBeVisible();
  }
});

test('unknown facts are stated in words', async () => {
  serveJobs(
    makeHaul(1, {
      customer: null,
      jobVehicles: [],
      vehicle: null,
      pickupAddress: null,
      pickupCity: null,
      pickupProvince: null,
      dropoffAddress: null,
      dropoffCity: null,
      dropoffProvince: null,
      createdAt: '',
    }),
  );
  await renderApp({ user: driver });
  const card = within(await screen.findByRole('article', { name: 'Job #1' }));
  expect(card.getByText('Unknown Customer')).toBeVisible();
  expect(card.getByText('Vehicle info not available')).toBeVisible();
  expect(card.getAllByText('Address not specified')).toHaveLength(2);
  expect(card.getByText('Created: Unknown')).toBeVisible();
});

test.each([
  ['assigned', 'No new assignments at this time.', 'Check back later for new dispatch orders.'],
  ['active', 'No jobs currently in transit.', 'Jobs you start will appear here.'],
  ['completed', 'No completed jobs yet.', 'Completed deliveries will appear here.'],
])('an empty group %s says "%s"', async (group, text, hint) => {
  serveJobs();
  await renderApp({ path: `/?jobs=${group}`, user: driver });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});

test.each([
  ['en-CA', 0, 'You have 0 active jobs.'],
  ['en-CA', 1, 'You have 1 active job.'],
  ['en-CA', 2, 'You have 2 active jobs.'],
  ['fr-CA', 0, 'Vous avez 0 transport actif.'],
  ['fr-CA', 1, 'Vous avez 1 transport actif.'],
  ['fr-CA', 2, 'Vous avez 2 transports actifs.'],
] as const)('in %s, %i active jobs read "%s"', async (language, count, text) => {
  serveJobs(...Array.from({ length: count }, (_, index) => makeHaul(index + 1)));
  await renderApp({ user: driver, language });
  expect(await screen.findByText(text)).toBeVisible();
});

test('completed jobs load page by page, and a page that failed offers a retry', async () => {
  const done = Array.from({ length: 25 }, (_, index) =>
    makeHaul(index + 1, { status: 'delivered' }),
  );
  serveJobs(...done);
  const { person } = await renderApp({ path: '/?jobs=completed', user: driver });
  expect(await tile(/^Completed ?25$/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  server.use(
    http.get('*/api/jobs/driver/4/completed', () => refusal(503, 'x', 'Not now.'), { once: true }),
  );
  await person.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByText('The rest could not be loaded.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
});

test('a failed load offers a retry', async () => {
  serveJobs(makeHaul(1));
  server.use(
    http.get('*/api/jobs/driver/4/assigned', () => refusal(503, 'x', 'Try again shortly.'), {
      once: true,
    }),
  );
  const { person } = await renderApp({ user: driver });
  expect(await screen.findByText('Try again shortly.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Job #1' })).toBeVisible();
});

test('a signed-out visitor must log in', async () => {
  await renderApp({ path: '/driver/4' });
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  expect(screen.getByText('Please log in to access the driver dashboard.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test("an admin sees the driver's portal, with links that stay in it", async () => {
  serveJobs(makeHaul(1));
  server.use(
    http.get('*/api/drivers/4', () =>
      HttpResponse.json(makeDriver(4, { name: 'Drew Sample', email: 'drew@example.com' })),
    ),
  );
  await renderApp({ path: '/driver/4', user: admin });
  expect(await screen.findByText('drew@example.com')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'View Job Details' })).toHaveAttribute(
    'href',
    '/driver/4/job/1',
  );
});

test("a driver cannot open another driver's portal", async () => {
  serveJobs();
  const notFound = () => refusal(404, 'not_found', 'The requested record was not found.');
  server.use(http.get('*/api/drivers/9', notFound), http.get('*/api/jobs/driver/9/*', notFound));
  await renderApp({ path: '/driver/9', user: driver });
  expect(await screen.findByText('The requested record was not found.')).toBeVisible();
  expect(screen.queryByText('New Assignments')).toBeNull();
});

test('logging out of the portal does not wait for a slow server', async () => {
  serveJobs();
  const { held, release } = hold();
  server.use(
    http.post('*/api/auth/logout', async () => {
      await held;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { person } = await renderApp({ path: '/driver/4', user: driver });
  await person.click((await openSettings(person)).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(localStorage.getItem('last_driver')).toBeNull();
  release();
  expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
});

test('logging out of the portal leads to the landing page', async () => {
  serveJobs();
  const { person, history } = await renderApp({ path: '/driver/4', user: driver });
  await person.click((await openSettings(person)).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(history.location.pathname).toBe('/');
  expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
});
