import {
  can,
  isRole,
  PERMISSIONS,
  permissionsOf,
  ROLES,
  takesPriceGrant,
  type Permission,
  type Role,
} from './permissions';

/** The permission table, written a second time. `$` marks roles to which an admin can grant prices. */
const TABLE: Readonly<Record<Permission, string>> = {
  session: 'admin dispatcher billing viewer driver',
  events: 'admin dispatcher billing viewer driver',
  'jobs:read-own': 'admin dispatcher billing viewer driver',
  'jobs:drive': 'admin dispatcher driver',
  'jobs:read': 'admin dispatcher billing viewer',
  'jobs:manage': 'admin dispatcher',
  'jobs:comment': 'admin dispatcher billing',
  'prices:read': 'admin dispatcher billing $viewer',
  'billing:manage': 'admin dispatcher billing',
  'price-list:manage': 'admin billing',
  'company:manage': 'admin',
  'customers:read': 'admin dispatcher billing viewer',
  'customers:manage': 'admin dispatcher',
  'vehicles:read': 'admin dispatcher billing viewer',
  'vehicles:manage': 'admin dispatcher',
  'drivers:read-own': 'admin dispatcher billing viewer driver',
  'drivers:set-status-own': 'admin dispatcher driver',
  'drivers:read': 'admin dispatcher billing viewer',
  'drivers:manage': 'admin dispatcher',
  'users:manage': 'admin',
  'tokens:own': 'admin dispatcher billing viewer',
  'tokens:manage': 'admin',
  'webhooks:manage': 'admin',
  'audit:read': 'admin',
  'privacy:manage': 'admin',
  'stats:read': 'admin dispatcher billing viewer',
  'reports:read': 'admin dispatcher billing',
  'money-reports:read': 'admin billing',
  'activity:read': 'admin dispatcher billing',
  'addresses:suggest': 'admin dispatcher billing',
  'views:save': 'admin dispatcher billing viewer',
  'notices:own': 'admin dispatcher billing viewer',
  'push:own': 'admin dispatcher driver',
  export: 'admin dispatcher billing viewer',
};

const holder = (role: string, seesPrices = false) => ({
  permissions: permissionsOf({ role, seesPrices }),
});

describe.each(ROLES)('%s', (role: Role) => {
  test.each(PERMISSIONS.map((permission) => [permission]))('%s', (permission) => {
    const allowed = TABLE[permission].split(' ');
    expect(can(holder(role), permission)).toBe(allowed.includes(role));
    const granted = allowed.includes(role) || allowed.includes(`$${role}`);
    expect(can(holder(role, true), permission)).toBe(granted);
  });
});

test.each(['', 'Admin', 'owner', 'constructor', '__proto__'])(
  'the unknown role %o has no permissions',
  (role) => {
    for (const permission of PERMISSIONS) expect(can(holder(role, true), permission)).toBe(false);
    expect(takesPriceGrant(role)).toBe(false);
  },
);

test.each([null, undefined])('no account (%o) has no permissions', (account) => {
  expect(permissionsOf(account).size).toBe(0);
});

test('only single viewers can be granted prices', () => {
  expect(ROLES.filter(takesPriceGrant)).toEqual(['viewer']);
});

test('only the five roles are valid', () => {
  expect(ROLES).toEqual(['admin', 'dispatcher', 'billing', 'viewer', 'driver']);
  expect([...ROLES, 'owner', 'service', 1, null].map(isRole)).toEqual([
    ...ROLES.map(() => true),
    false,
    false,
    false,
    false,
  ]);
});
