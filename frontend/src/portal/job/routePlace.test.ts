import { makeHaul } from '../../testing/phone/driverPortal';
import { cityLine, navigationHref, nextSide, placeOf } from './routePlace';

const query = (href: string | null) => new URL(href ?? '').searchParams.get('query');

test.each([
  ['assigned', 'pickup'],
  ['picked-up', 'dropoff'],
  ['in-transit', 'dropoff'],
  ['delivered', 'dropoff'],
] as const)('navigation while %s leads to the %s', (status, side) => {
  expect(nextSide(status)).toBe(side);
});

test.each([
  ['181 Terminal Avenue', 'Toronto', 'ON', '181 Terminal Avenue, Toronto, ON, Canada'],
  ['1 King St W, Toronto, ON M5H 1A1', 'Toronto', 'ON', '1 King St W, Toronto, ON M5H 1A1, Canada'],
  ['12 Toronto Street', 'Toronto', 'ON', '12 Toronto Street, Toronto, ON, Canada'],
  ['45 Dock Road', null, null, '45 Dock Road, Canada'],
  [null, 'Moncton', 'NB', 'Moncton, NB, Canada'],
])('a maps search for %s in %s, %s uses %s', (address, city, province, text) => {
  const job = makeHaul(1, { pickupAddress: address, pickupCity: city, pickupProvince: province });
  const href = navigationHref(placeOf(job, 'pickup'));
  expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(query(href)).toBe(text);
});

test('without a destination there is no link', () => {
  const job = makeHaul(1, { dropoffAddress: ' ', dropoffCity: null, dropoffProvince: null });
  expect(navigationHref(placeOf(job, 'dropoff'))).toBeNull();
});

test.each([
  ['Toronto', 'ON', 'M9W 9V5', 'Toronto, ON  M9W 9V5'],
  ['Toronto', null, null, 'Toronto'],
  [null, null, 'M9W 9V5', 'M9W 9V5'],
  [null, null, null, ''],
])('city %s, province %s and postal code %s read %j', (city, province, postalCode, text) => {
  const job = makeHaul(1, { pickupCity: city, pickupProvince: province });
  expect(cityLine(placeOf(job, 'pickup'), postalCode)).toBe(text);
});
