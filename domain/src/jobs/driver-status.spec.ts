import { DRIVER_STATUSES, driverStatusAfter, isDriverStatus } from './driver-status';

test.each([
  ['started', 'available', 0, 'on-route'],
  ['started', 'on-route', 2, 'on-route'],
  ['started', 'off-duty', 1, 'on-route'],
  ['delivered', 'available', 0, 'available'],
  ['delivered', 'available', 1, 'available'],
  ['delivered', 'on-route', 0, 'available'],
  ['delivered', 'on-route', 1, 'on-route'],
  ['delivered', 'off-duty', 0, 'off-duty'],
  ['delivered', 'off-duty', 1, 'off-duty'],
] as const)('after %s, %s with %i loaded jobs left: %s', (event, current, remaining, after) => {
  expect(driverStatusAfter(event, current, remaining)).toBe(after);
});

test('there are three statuses', () => {
  expect(DRIVER_STATUSES).toEqual(['available', 'on-route', 'off-duty']);
  expect(DRIVER_STATUSES.every(isDriverStatus)).toBe(true);
  expect(['busy', '', null, 'toString'].some(isDriverStatus)).toBe(false);
});
