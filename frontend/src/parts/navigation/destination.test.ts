import { destinationOf, type Destination, type Visitor } from './destination';

const ADMIN: Visitor = { role: 'admin', driverId: null };
const DRIVER: Visitor = { role: 'driver', driverId: 4 };
const OTHER: Visitor = { role: 'clerk', driverId: null };

const LANDING: Destination = { app: 'landing', page: 'landing' };
const CONSOLE: Destination = { app: 'console' };
const PICKER: Destination = { app: 'driver', page: 'picker' };
const HOME: Destination = { app: 'driver', page: 'dashboard', driverId: 4 };

test.each<[string, Visitor | null, Destination]>([
  ['/', null, LANDING],
  ['/no/such/path', null, LANDING],
  ['/dashboard', null, LANDING],
  ['/billing', null, LANDING],
  ['/job/7', null, LANDING],
  ['/login', null, { app: 'landing', page: 'sign-in' }],
  ['/login/', null, { app: 'landing', page: 'sign-in' }],
  ['/debug', null, { app: 'landing', page: 'debug' }],
  ['/clear', null, { app: 'landing', page: 'cleared' }],
  ['/driver-login', null, PICKER],
  ['/driver/9', null, { app: 'driver', page: 'dashboard', driverId: 9 }],
  ['/driver/9/job/3', null, { app: 'driver', page: 'job', driverId: 9, jobId: 3 }],
  ['/driver/abc', null, LANDING],

  ['/', ADMIN, CONSOLE],
  ['/dashboard', ADMIN, CONSOLE],
  ['/billing', ADMIN, CONSOLE],
  ['/debug', ADMIN, CONSOLE],
  ['/clear', ADMIN, CONSOLE],
  ['/job/7', ADMIN, CONSOLE],
  ['/no/such/path', OTHER, CONSOLE],
  ['/login', ADMIN, { app: 'redirect' }],
  ['/driver-login', ADMIN, PICKER],
  ['/driver-login', OTHER, PICKER],
  ['/driver/9', ADMIN, { app: 'driver', page: 'dashboard', driverId: 9 }],

  ['/', DRIVER, HOME],
  ['/dashboard', DRIVER, HOME],
  ['/billing', DRIVER, HOME],
  ['/driver-login', DRIVER, HOME],
  ['/debug', DRIVER, HOME],
  ['/login', DRIVER, { app: 'redirect' }],
  ['/job/7', DRIVER, { app: 'driver', page: 'job', driverId: 4, jobId: 7 }],
  ['/job/0', DRIVER, HOME],
])('%s for %j', (path, visitor, expected) => {
  expect(destinationOf(path, visitor)).toEqual(expected);
});

test.each<[string, Destination]>([
  ['/', { app: 'landing', page: 'sign-in' }],
  ['/billing', { app: 'landing', page: 'sign-in' }],
  ['/login', { app: 'landing', page: 'sign-in' }],
  ['/debug', { app: 'landing', page: 'debug' }],
  ['/driver-login', PICKER],
])('a server that greets with the sign-in does so at %s', (path, expected) => {
  expect(destinationOf(path, null, false, 'sign-in')).toEqual(expected);
});

test.each<[string, Destination]>([
  ['/', { app: 'driver', page: 'dashboard', driverId: null }],
  ['/job/7', { app: 'driver', page: 'dashboard', driverId: null }],
  ['/login', { app: 'landing', page: 'sign-in' }],
])('a driver whose session ended finds the portal asking for sign-in at %s', (path, expected) => {
  expect(destinationOf(path, null, true)).toEqual(expected);
});
