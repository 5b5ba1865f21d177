import { screen } from '@testing-library/react';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';

let isOffline = true;
// The map's code is loaded over the network; here the load fails.
vi.mock('../../parts/map/RouteMap', () => {
  if (isOffline) throw new Error('Loading chunk route-map failed');
  return vi.importActual('../../parts/map/RouteMap');
});

test('without a network it shows an error and can be retried', async () => {
  serveJobs(makeHaul(7));
  const { person } = await renderApp({ path: '/job/7', user: driver });
  await person.click(await screen.findByRole('button', { name: 'Show map' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The map could not be loaded. Try again when you have a signal.',
  );
  isOffline = false;
  await person.click(screen.getByRole('button', { name: 'Show map' }));
  expect(await screen.findByRole('region', { name: 'Route' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
