import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { customer, serveDispatch, vehicle } from '../../testing/answers/dispatchServer';
import { server } from '../../testing/answers/server';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { typeSlowly } from '../../testing/typeSlowly';

async function open() {
  const view = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const values = (region: string, labels: readonly string[]) =>
  labels.map((label) => section(region).getByLabelText<HTMLInputElement>(label).value);

const ADDRESS = ['Address', 'City', 'Province', 'Postal Code', 'Country'];
const CONTACT = ['Contact Name', 'Contact Phone', 'Site Contact Name'];

test('searches customers from two characters, debounced', async () => {
  const asked: string[] = [];
  serveDispatch({
    '/api/customers/search': ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json([customer]);
    },
  });
  const { person } = await open();
  const name = section('Customer Information').getByLabelText('Customer Name');
  await person.type(name, 'm');
  typeSlowly(name, 'apl');
  await person.click(await screen.findByRole('option', { name: /Maple Motors/ }));
  expect(asked).toEqual(['mapl']);
  expect(values('Customer Information', ['Customer Name', 'Email', 'Phone'])).toEqual([
    'Maple Motors',
    'ann@maple.example',
    '416-555-0100',
  ]);
});

test('offers the address of a chosen customer in both sections', async () => {
  serveDispatch();
  const { person } = await open();
  expect(screen.queryByRole('button', { name: 'Use Customer Address' })).toBeNull();
  await person.type(section('Customer Information').getByLabelText('Customer Name'), 'maple');
  await person.click(await screen.findByRole('option', { name: /Maple Motors/ }));
  const pickup = section('Pickup Location');
  await person.click(await pickup.findByRole('button', { name: 'Use Customer Address' }));
  expect(values('Pickup Location', [...ADDRESS, ...CONTACT])).toEqual([
    '1 First St',
    'Toronto',
    'ON',
    'M5V 2T6',
    '',
    'Ann Lee',
    '416-555-0100',
    '',
  ]);
  expect(await screen.findByText('Address Applied')).toBeVisible();
  expect(
    screen.getByText('Pickup location set to the customer’s address with contact info.'),
  ).toBeVisible();
  const dropoff = section('Drop-off Location');
  await person.click(dropoff.getByRole('button', { name: 'Use Customer Address' }));
  expect(values('Drop-off Location', ['Address', 'Contact Name'])).toEqual([
    '1 First St',
    'Ann Lee',
  ]);
  expect(
    screen.getByText('Drop-off location set to the customer’s address with contact info.'),
  ).toBeVisible();
  // A different name is another customer with an unknown address.
  await person.type(section('Customer Information').getByLabelText('Customer Name'), ' North');
  expect(screen.queryByRole('button', { name: 'Use Customer Address' })).toBeNull();
});

test('offers no address for a customer without one', async () => {
  const homeless = { ...customer, address: null };
  serveDispatch({ '/api/customers/7': () => HttpResponse.json(homeless) });
  const { person } = await open();
  await person.type(section('Customer Information').getByLabelText('Customer Name'), 'maple');
  await person.click(await screen.findByRole('option', { name: /Maple Motors/ }));
  expect(screen.queryByRole('button', { name: 'Use Customer Address' })).toBeNull();
});

test('flags a blacklisted customer in the list and once chosen', async () => {
  const listed = { ...customer, status: 'inactive' };
  serveDispatch({
    '/api/customers/search': () => HttpResponse.json([listed]),
    '/api/customers/7': () => HttpResponse.json(listed),
  });
  const { person } = await open();
  await person.type(section('Customer Information').getByLabelText('Customer Name'), 'maple');
  const row = await screen.findByRole('option', { name: /Maple Motors/ });
  expect(within(row).getByText('Blacklisted')).toBeVisible();
  await person.click(row);
  expect(
    await screen.findByText('This customer is blacklisted. You can still save the job.'),
  ).toBeVisible();
});

test('shows why and since when a picked customer is blacklisted', async () => {
  const listed = {
    ...customer,
    status: 'inactive',
    blacklistReason: 'Three unpaid invoices',
    blacklistedAt: '2026-03-02T15:00:00.000Z',
  };
  serveDispatch({
    '/api/customers/search': () => HttpResponse.json([listed]),
    '/api/customers/7': () => HttpResponse.json(listed),
  });
  const { person } = await open();
  await person.type(section('Customer Information').getByLabelText('Customer Name'), 'maple');
  await person.click(await screen.findByRole('option', { name: /Maple Motors/ }));
  const warning = await screen.findByText(
    'This customer is blacklisted. You can still save the job.',
  );
  expect(warning).toHaveTextContent(/Three unpaid invoices · since Mar 2, 2026$/);
});

test.each([
  ['Customer Name', 'Gone Hauling', '?name=Gone+Hauling'],
  ['Email', 'gone@example.com', '?email=gone%40example.com'],
])('warns about a typed %s of a deleted blacklisted customer', async (label, typed, query) => {
  serveDispatch();
  server.use(
    http.get('*/api/customers/blacklisted', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).search === query
          ? [
              {
                name: 'Gone Hauling',
                blacklistReason: 'Threatened a driver',
                blacklistedAt: null,
                deletedAt: '2026-03-02T15:00:00.000Z',
              },
            ]
          : [],
      ),
    ),
  );
  const { person } = await open();
  await person.type(section('Customer Information').getByLabelText(label), typed);
  const warning = await screen.findByText(
    'This customer is blacklisted. You can still save the job.',
  );
  expect(warning).toHaveTextContent(
    /Threatened a driverGone Hauling was deleted, but stays on the blacklist/,
  );
});

test('fills in the full VIN of a known vehicle, but not its placeholders', async () => {
  const known = { ...vehicle, make: 'TBD', model: 'TBD', vin: '1M8GDM9AXKP042788' };
  serveDispatch({ '/api/vehicles/search': () => HttpResponse.json([known]) });
  const { person } = await open();
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  await person.type(screen.getByLabelText('VIN'), 'kp04');
  await person.click(await screen.findByRole('option', { name: /1M8GDM9AXKP042788/ }));
  const fields = ['Year', 'Make', 'Model', 'VIN', 'PO Number'];
  expect(values('Vehicle Information', fields)).toEqual([
    '2019',
    '',
    '',
    '1M8GDM9AXKP042788',
    'V-9',
  ]);
});

test('fills address, city, province, postal code and country from a suggestion', async () => {
  const suggestion = {
    address: '1200 rue du Commerce',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2X 1Y4',
    country: 'Canada',
  };
  const { loads } = serveDispatch({
    '/api/addresses/suggest': () => HttpResponse.json([suggestion]),
  });
  const { person } = await open();
  const address = section('Drop-off Location').getByLabelText('Address');
  await person.click(address);
  typeSlowly(address, 'rue');
  const row = await screen.findByRole('option', {
    name: '1200 rue du Commerce, Montréal, QC H2X 1Y4',
  });
  await person.click(row);
  await waitFor(() =>
    expect(values('Drop-off Location', ADDRESS)).toEqual(Object.values(suggestion)),
  );
  expect(loads.filter((path) => path === '/api/addresses/suggest')).toHaveLength(1);
  expect(values('Pickup Location', ADDRESS)).toEqual(['', '', '', '', '']);
});

test('keeps the form usable without drivers, and can retry them', async () => {
  let isBroken = true;
  serveDispatch({
    '/api/drivers': () => (isBroken ? new HttpResponse(null, { status: 500 }) : undefined),
  });
  const { person } = await open();
  expect(await screen.findByText('The drivers could not be loaded.')).toBeVisible();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await person.click(screen.getByRole('combobox', { name: 'Driver' }));
  expect(await screen.findByRole('option', { name: /^Drew Sample/ })).toBeVisible();
});
