import { can, isRole, PERMISSIONS, ROLES } from './permissions';

const DRIVER_MAY = [
  'session',
  'events',
  'jobs:read-own',
  'jobs:drive',
  'drivers:read-own',
  'drivers:set-status-own',
];

test.each(PERMISSIONS.map((permission) => [permission]))('%s', (permission) => {
  expect(can('admin', permission)).toBe(true);
  expect(can('driver', permission)).toBe(DRIVER_MAY.includes(permission));
});

test.each(['', 'Admin', 'dispatcher', 'constructor', '__proto__', null, undefined])(
  'the unknown role %p may do nothing',
  (role) => {
    for (const permission of PERMISSIONS) expect(can(role, permission)).toBe(false);
  },
);

test('only the two roles are roles', () => {
  expect(ROLES).toEqual(['admin', 'driver']);
  expect([...ROLES, 'owner', 1, null].map(isRole)).toEqual([true, true, false, false, false]);
});
