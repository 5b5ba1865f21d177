import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { serveJobs } from '../../testing/phone/driverPortal';
import { makeDriver } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';

const dee = makeDriver(4, { name: 'Dee Example', email: 'dee@example.com' });
const zoe = makeDriver(5, { name: 'Zoé Roy', email: 'zoe@example.com' });

function serveDrivers() {
  server.use(
    http.get('*/api/drivers', () => HttpResponse.json([dee, zoe])),
    http.get('*/api/drivers/5', () => HttpResponse.json(zoe)),
  );
}

test('an admin chooses a driver and opens their portal', async () => {
  serveDrivers();
  serveJobs();
  const { person, history } = await renderApp({ path: '/driver-login', user: admin });
  const access = await screen.findByRole('button', { name: 'Access My Jobs' });
  expect(access).toBeDisabled();
  await person.click(await screen.findByRole('combobox', { name: 'Driver' }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'DEDee Exampledee@example.com',
    'ZRZoé Royzoe@example.com',
  ]);
  await person.click(within(options[1]!).getByText('Zoé Roy'));
  await waitFor(() => expect(access).toBeEnabled());
  await person.click(access);
  expect(history.location.pathname).toBe('/driver/5');
  expect(await screen.findByRole('heading', { name: 'Hello, Zoé!' })).toBeVisible();
});

test('shows a link back and a contact', async () => {
  serveDrivers();
  await renderApp({ path: '/driver-login', user: admin });
  expect(await screen.findByRole('link', { name: 'Back to Dispatch' })).toHaveAttribute(
    'href',
    '/',
  );
  expect(screen.getByText('Need help? Contact dispatch')).toBeVisible();
  expect(await screen.findByRole('link', { name: '416-555-0142' })).toHaveAttribute(
    'href',
    'tel:+14165550142',
  );
});

test('a failed load shows an error and can be retried', async () => {
  server.use(
    http.get('*/api/drivers', () => refusal(503, 'database_unavailable', 'Try again shortly.')),
  );
  const { person } = await renderApp({ path: '/driver-login', user: admin });
  expect(await screen.findByText('Try again shortly.')).toBeVisible();
  serveDrivers();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('combobox', { name: 'Driver' })).toBeVisible();
});

test('visitors see no list of drivers', async () => {
  await renderApp({ path: '/driver-login' });
  expect(await screen.findByText('Authentication Required')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
