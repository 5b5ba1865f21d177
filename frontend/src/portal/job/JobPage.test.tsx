import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { makeDriver, makeUnit } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin, driver } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';

const open = (options: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ path: '/job/7', user: driver, ...options });

const sectionOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('section')!);
};

test('shows all facts of the job in the order of the work', async () => {
  serveJobs(
    makeHaul(7, {
      specialInstructions: 'Ring twice.\nMind the dog.',
      preferredPickupDate: '2026-03-09',
      pickupContactPhone: '604-555-0155',
    }),
  );
  await open();
  expect(await screen.findByRole('heading', { name: 'JOB-000007', level: 1 })).toBeVisible();
  expect(screen.getByText('Ready for Pickup')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByText('Drew Sample')).toBeVisible();

  const units = await sectionOf('UNIT TO HAUL');
  expect(units.getByText('2021 Ford F-150')).toBeVisible();
  expect(units.getByText('MFA12345')).toBeVisible();
  const customer = await sectionOf('CUSTOMER');
  expect(customer.getByText('Lantern Auctions')).toBeVisible();
  expect(customer.getByText('416-555-0122')).toBeVisible();
  const pickup = await sectionOf('PICKUP LOCATION');
  for (const text of ['Jas Pickup', '181 Terminal Avenue', 'Preferred pickup', 'Mar 9, 2026'])
    expect(pickup.getByText(text)).toBeVisible();
  expect(pickup.getByText(/^Toronto, ON\s+M9W 9V5$/)).toBeVisible();
  expect(pickup.getByRole('link', { name: 'Call Jas Pickup, 604-555-0155' })).toHaveAttribute(
    'href',
    'tel:+16045550155',
  );
  const delivery = await sectionOf('DELIVERY LOCATION');
  expect(delivery.getByText('870 rue Principale')).toBeVisible();
  expect(delivery.getByText('Di Dropoff')).toBeVisible();
  const notes = await sectionOf('Special Instructions');
  expect(notes.getByText(/Ring twice\.\s+Mind the dog\./)).toBeVisible();
});

test('unknown facts are stated in words, and optional ones are omitted', async () => {
  serveJobs(
    makeHaul(7, {
      customer: null,
      customerId: null,
      jobVehicles: [makeUnit(1, { year: null, make: null, model: null, vinLast8: null })],
      pickupAddress: null,
      dropoffAddress: null,
      dropoffCity: null,
      dropoffProvince: null,
    }),
  );
  await open();
  const units = await sectionOf('UNIT TO HAUL');
  expect(units.getAllByText('N/A')).toHaveLength(2);
  const customer = await sectionOf('CUSTOMER');
  expect(customer.getByText('No Customer')).toBeVisible();
  expect(customer.getByText('No Phone')).toBeVisible();
  expect(screen.getAllByText('Address not specified')).toHaveLength(2);
  expect(screen.queryByText('Special Instructions')).toBeNull();
  expect(screen.queryByText('Preferred pickup')).toBeNull();
  // A link without an address cannot be followed.
  expect(screen.getByText('CALL CUSTOMER').closest('a, button')).not.toHaveAttribute('href');
});

test('a single missing fact shows N/A', async () => {
  serveJobs(makeHaul(7, { jobVehicles: [makeUnit(1, { year: null })] }));
  await open();
  expect((await sectionOf('UNIT TO HAUL')).getByText('N/A Toyota Corolla')).toBeVisible();
});

test('a vehicle without make and model shows its year, and never a placeholder', async () => {
  const unknown = { make: 'TBD', model: 'TBD' };
  const jobVehicles = [
    makeUnit(1, { ...unknown, year: 2018, vinLast8: 'JC074321' }),
    makeUnit(2, { make: 'Honda', model: 'TBD', year: 2019, vinLast8: 'TBD' }),
  ];
  serveJobs(makeHaul(7, { jobVehicles }));
  await open();
  const units = await sectionOf('UNIT TO HAUL');
  expect(units.getByText('2018 vehicle')).toBeVisible();
  expect(units.getByText('2019 Honda')).toBeVisible();
  expect(screen.queryByText(/TBD/)).toBeNull();
});

test('nine units are all listed and counted', async () => {
  const jobVehicles = Array.from({ length: 9 }, (_, index) =>
    makeUnit(index + 1, { vinLast8: `VIN0000${index + 1}` }),
  );
  serveJobs(makeHaul(7, { jobVehicles }));
  await open();
  const units = await sectionOf('UNIT TO HAUL');
  expect(units.getAllByRole('listitem')).toHaveLength(9);
  expect(units.getByText('VIN00009')).toBeVisible();
  expect(units.getByText('9 units')).toBeVisible();
});

test.each([
  ['assigned', 'Ready for Pickup', 'VEHICLE LOADED - START TRANSPORT'],
  ['picked-up', 'Vehicle Loaded', 'START TRANSPORT'],
  ['in-transit', 'In Transit', 'VEHICLE DELIVERED - COMPLETE JOB'],
] as const)('while %s it reads "%s" and offers "%s"', async (status, word, action) => {
  serveJobs(makeHaul(7, { status }));
  await open();
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getByRole('button', { name: action })).toBeEnabled();
});

test('a delivered job offers only photos, reports, the tracking code and signatures', async () => {
  serveJobs(makeHaul(7, { status: 'delivered' }));
  await open();
  expect(await screen.findByText('Delivered')).toBeVisible();
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual([
    ...['Logout', 'Drew Sample', 'Delivery photos', 'Condition at delivery'],
    ...['Show map', 'Show QR code'],
    ...['Get the pickup signature', 'Get the delivery signature', 'Français'],
  ]);
});

test.each([
  ['assigned', 'NAVIGATE TO PICKUP', '181 Terminal Avenue, Toronto, ON, Canada'],
  ['picked-up', 'NAVIGATE TO DELIVERY', '870 rue Principale, Montréal, QC, Canada'],
  ['in-transit', 'NAVIGATE TO DELIVERY', '870 rue Principale, Montréal, QC, Canada'],
] as const)('call and navigate are plain links while %s', async (status, label, place) => {
  serveJobs(makeHaul(7, { status }));
  await open();
  const navigate = await screen.findByRole('link', { name: label });
  expect(new URL(navigate.getAttribute('href')!).searchParams.get('query')).toBe(place);
  expect(screen.getByRole('link', { name: 'CALL CUSTOMER' })).toHaveAttribute(
    'href',
    'tel:+14165550122',
  );
});

test('an unknown job shows a message and a link back', async () => {
  serveJobs();
  await open();
  expect(await screen.findByText('Job not found')).toBeVisible();
  expect(screen.getByText('Please return to dashboard')).toBeVisible();
  const [, back] = screen.getAllByRole('link', { name: 'Back to Dashboard' });
  expect(back).toHaveAttribute('href', '/');
});

test('a failed load is not a missing job', async () => {
  // A colleague's job, so the driver's own lists do not contain it.
  serveJobs(makeHaul(7, { driverId: 5 }));
  server.use(
    http.get('*/api/jobs/7', () => refusal(503, 'x', 'Try again shortly.'), { once: true }),
  );
  const { person } = await open();
  expect(await screen.findByText('Try again shortly.')).toBeVisible();
  expect(screen.queryByText('Job not found')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Ready for Pickup')).toBeVisible();
});

test('a job opens from the list at once, without a request', async () => {
  serveJobs(makeHaul(7));
  server.use(http.get('*/api/jobs/7', () => HttpResponse.error()));
  const { person, history } = await open({ path: '/' });
  await person.click(await screen.findByRole('link', { name: 'View Job Details' }));
  expect(history.location.pathname).toBe('/job/7');
  expect(await screen.findByRole('heading', { name: 'JOB-000007' })).toBeVisible();
});

test('a new page opens at its top and receives the keyboard focus', async () => {
  serveJobs(makeHaul(7));
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { person } = await open({ path: '/' });
  await person.click(await screen.findByRole('link', { name: 'View Job Details' }));
  await waitFor(() => expect(document.querySelector('#content')).toHaveFocus());
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

test('signed out, the job is not shown', async () => {
  await renderApp({ path: '/driver/4/job/7' });
  expect(await screen.findByText('Authentication Required')).toBeVisible();
});

test("an admin returns to the driver's dashboard", async () => {
  serveJobs(makeHaul(7));
  server.use(
    http.get('*/api/drivers/4', () => HttpResponse.json(makeDriver(4, { name: 'Drew Sample' }))),
  );
  await open({ path: '/driver/4/job/7', user: admin });
  expect(await screen.findByText('Drew Sample')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/driver/4',
  );
  expect(
    await screen.findByRole('button', { name: 'VEHICLE LOADED - START TRANSPORT' }),
  ).toBeEnabled();
});

test('French users see French', async () => {
  serveJobs(makeHaul(7));
  await open({ language: 'fr-CA' });
  expect(
    await screen.findByRole('button', { name: 'VÉHICULE CHARGÉ - COMMENCER LE TRANSPORT' }),
  ).toBeVisible();
  expect(screen.getByText('Prêt pour le ramassage')).toBeVisible();
});
