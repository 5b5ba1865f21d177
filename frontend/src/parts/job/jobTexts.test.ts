import { makeJob } from '../../testing/jobSamples';
import { noDriver, placeAndStreet } from './jobTexts';

const at = (pickupAddress: string | null, pickupCity: string | null, pickupProvince = 'QC') =>
  placeAndStreet(makeJob(1, { pickupAddress, pickupCity, pickupProvince }), 'pickup');

test('two pickups in one town are distinguished by their streets', () => {
  expect(at('1200 rue du Commerce', 'Montréal')).toBe('Montréal, QC · 1200 rue du Commerce');
  expect(at('8 rue Peel', 'Montréal')).toBe('Montréal, QC · 8 rue Peel');
});

test.each([
  [null, 'Montréal', 'Montréal, QC'],
  // Without a town only the street is shown, once.
  ['8 rue Peel', null, '8 rue Peel'],
  [null, null, 'QC'],
])('the known parts of %s in %s are shown once', (street, town, text) => {
  expect(at(street, town)).toBe(text);
});

test.each([
  ['pending', 'driver.none'],
  ['in-transit', 'driver.none'],
  ['delivered', 'driver.nobody'],
] as const)('only an open job waits for a driver: %s', (status, text) => {
  expect(noDriver({ status })).toBe(text);
});
