import { audienceOf, pathTo, readId, ROUTES, routeAt, type Page, type RouteName } from './routes';

test.each<[string, RouteName]>([
  ['/', 'home'],
  ['//', 'home'],
  ['/dashboard', 'dashboard'],
  ['/billing', 'billing'],
  ['/billing//', 'billing'],
  ['/Billing', 'billing'],
  ['/billings', 'unknown'],
  ['/login', 'login'],
  ['/login/', 'login'],
  ['/login/help', 'unknown'],
  ['/reset-password', 'resetPassword'],
  ['/invitation', 'invitation'],
  ['/driver-login', 'driverPicker'],
  ['/driver', 'unknown'],
  ['/driver/9', 'driver'],
  ['/driver/9/', 'driver'],
  ['/driver/abc', 'unknown'],
  ['/driver/9/job', 'unknown'],
  ['/driver/9/job/3', 'driverJob'],
  ['/Driver/9/Job/3', 'driverJob'],
  ['/driver/9/job/0', 'unknown'],
  ['/driver/abc/job/3', 'unknown'],
  ['/job/7', 'job'],
  ['/job/0', 'unknown'],
  ['/job/07', 'unknown'],
  ['/debug', 'debug'],
  ['/clear', 'clear'],
  ['/*', 'unknown'],
  ['/:driverId', 'unknown'],
  ['/no/such/path', 'unknown'],
  ['//evil.example/x', 'unknown'],
])('%s is the route %s', (path, name) => {
  expect(routeAt(path)).toBe(name);
});

/** For signed-out visitors, for drivers, and for everybody else. */
test.each<[RouteName, Page, Page, Page]>([
  ['home', 'start', 'driver-dashboard', 'console'],
  ['dashboard', 'start', 'driver-dashboard', 'console'],
  ['billing', 'start', 'driver-dashboard', 'console'],
  ['login', 'sign-in', 'redirect', 'redirect'],
  ['resetPassword', 'reset-password', 'reset-password', 'reset-password'],
  ['invitation', 'invitation', 'invitation', 'invitation'],
  ['driverPicker', 'driver-picker', 'driver-dashboard', 'driver-picker'],
  ['driver', 'driver-dashboard', 'driver-dashboard', 'driver-dashboard'],
  ['driverJob', 'driver-job', 'driver-job', 'driver-job'],
  ['job', 'start', 'driver-job', 'console'],
  ['debug', 'debug', 'driver-dashboard', 'console'],
  ['clear', 'cleared', 'driver-dashboard', 'console'],
  ['unknown', 'start', 'driver-dashboard', 'console'],
])('the route %s shows %s, %s and %s', (name, visitor, driver, office) => {
  expect(ROUTES[name]).toMatchObject({ visitor, driver, office });
});

test('the addresses of records contain their ids', () => {
  expect(pathTo('job', { jobId: 7 })).toBe('/job/7');
  expect(pathTo('driver', { driverId: 4 })).toBe('/driver/4');
  expect(pathTo('driverJob', { driverId: 4, jobId: 7 })).toBe('/driver/4/job/7');
});

test.each([
  ['7', 7],
  ['4294967295', 4294967295],
  ['0', null],
  ['07', null],
  ['-7', null],
  ['7a', null],
  ['12345678901', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the segment %j is the id %s', (segment, id) => {
  expect(readId(segment)).toBe(id);
});

test.each([
  [null, 'visitor'],
  [{ role: 'driver' }, 'driver'],
  [{ role: 'admin' }, 'office'],
  [{ role: 'clerk' }, 'office'],
])('the user %j is of the audience %s', (user, audience) => {
  expect(audienceOf(user)).toBe(audience);
});
