import { LANE_KEY_MAX, LANE_LABEL_MAX, laneOf } from './lane';

const trip = { pickupCity: 'Montréal', origin: 'QC', dropoffCity: 'Toronto', destination: 'ON' };

test('names a lane by its cities and provinces', () => {
  expect(laneOf(trip).label).toBe('Montréal, QC → Toronto, ON');
});

test.each([
  { ...trip, pickupCity: 'MONTREAL' },
  { ...trip, dropoffCity: 'toronto' },
])('is the same lane for another spelling: %j', (other) => {
  expect(laneOf(other).key).toBe(laneOf(trip).key);
});

test.each([
  { ...trip, origin: 'ON' },
  { ...trip, pickupCity: 'Toronto', dropoffCity: 'Montréal' },
  { ...trip, pickupCity: null },
])('is another lane: %j', (other) => {
  expect(laneOf(other).key).not.toBe(laneOf(trip).key);
});

test('is unknown if nothing is known of one end', () => {
  expect(laneOf({ ...trip, pickupCity: null, origin: null })).toEqual({ key: '', label: '' });
  expect(laneOf({ ...trip, dropoffCity: null }).label).toBe('Montréal, QC → ON');
  expect(laneOf({ ...trip, destination: null }).label).toBe('Montréal, QC → Toronto');
});

test('fits its columns for the longest cities', () => {
  const city = 'ﷺ'.repeat(120);
  const { key, label } = laneOf({ ...trip, pickupCity: city, dropoffCity: city });
  expect([...key].length).toBeLessThanOrEqual(LANE_KEY_MAX);
  expect([...label].length).toBeLessThanOrEqual(LANE_LABEL_MAX);
});
