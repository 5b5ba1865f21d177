import { screen } from '@testing-library/react';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';

const open = (options: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ path: '/job/7', user: driver, ...options });

test('the map opens on request, below the delivery, and closes again', async () => {
  serveJobs(makeHaul(7));
  const { person } = await open();
  const show = await screen.findByRole('button', { name: 'Show map' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Route' })).toBeNull();
  const delivery = screen.getByRole('heading', { name: 'DELIVERY LOCATION' });
  expect(delivery.compareDocumentPosition(show)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await person.click(show);
  expect(await screen.findByRole('region', { name: 'Route' })).toBeVisible();
  expect(screen.getAllByText('Open in maps')).toHaveLength(2);
  const hide = screen.getByRole('button', { name: 'Hide map' });
  expect(hide).toHaveFocus();
  expect(hide).toHaveAttribute('aria-expanded', 'true');

  await person.click(hide);
  expect(screen.queryByRole('region', { name: 'Route' })).toBeNull();
});

test('without a place there is no map button', async () => {
  serveJobs(
    makeHaul(7, {
      pickupAddress: null,
      pickupCity: null,
      pickupProvince: null,
      dropoffAddress: null,
      dropoffCity: null,
      dropoffProvince: null,
    }),
  );
  await open();
  await screen.findByRole('heading', { name: 'DELIVERY LOCATION' });
  expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
});

test('French users see French', async () => {
  serveJobs(makeHaul(7));
  const { person } = await open({ language: 'fr-CA' });
  await person.click(await screen.findByRole('button', { name: 'Afficher la carte' }));
  expect(await screen.findByRole('button', { name: 'Masquer la carte' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Trajet' })).toBeVisible();
});
