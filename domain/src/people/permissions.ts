export const ROLES = ['admin', 'dispatcher', 'billing', 'viewer', 'driver'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a signed-in person may do. A name ending in `-own` reaches one's own records only;
 * whoever also holds the matching `:read` reaches all of them. `:manage` changes what `:read` shows.
 */
export const PERMISSIONS = [
  'session',
  'events',
  'jobs:read-own',
  'jobs:drive',
  'jobs:read',
  'jobs:manage',
  'prices:read',
  'billing:manage',
  'price-list:manage',
  'company:manage',
  'customers:read',
  'customers:manage',
  'vehicles:read',
  'vehicles:manage',
  'drivers:read-own',
  'drivers:set-status-own',
  'drivers:read',
  'drivers:manage',
  'users:manage',
  'tokens:own',
  'tokens:manage',
  'webhooks:manage',
  'audit:read',
  'privacy:manage',
  'stats:read',
  'activity:read',
  'addresses:suggest',
  'views:save',
  'notices:own',
  'push:own',
  'export',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What of a user decides what they may do. */
export interface Account {
  readonly role: string;
  /** Granted by an admin to one person; of use to roles that see no prices by themselves. */
  readonly seesPrices: boolean;
}

/** Whoever acts: a person, or anything else to which permissions were given. */
export interface PermissionSet {
  readonly permissions: ReadonlySet<Permission>;
}

/** Looks, and changes nothing. */
const VIEWER: readonly Permission[] = [
  'session',
  'events',
  'jobs:read-own',
  'jobs:read',
  'customers:read',
  'vehicles:read',
  'drivers:read-own',
  'drivers:read',
  'stats:read',
  'views:save',
  'notices:own',
  'export',
  'tokens:own',
];

/** Deny by default: each role is given what stands here, and nothing else. */
const GRANTS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  admin: new Set(PERMISSIONS),
  dispatcher: new Set<Permission>([
    ...VIEWER,
    'jobs:drive',
    'push:own',
    'jobs:manage',
    'prices:read',
    'billing:manage',
    'customers:manage',
    'vehicles:manage',
    'drivers:set-status-own',
    'drivers:manage',
    'activity:read',
    'addresses:suggest',
  ]),
  billing: new Set<Permission>([
    ...VIEWER,
    'prices:read',
    'billing:manage',
    'price-list:manage',
    'activity:read',
    'addresses:suggest',
  ]),
  viewer: new Set(VIEWER),
  driver: new Set<Permission>([
    'session',
    'events',
    'jobs:read-own',
    'jobs:drive',
    'drivers:read-own',
    'drivers:set-status-own',
    'push:own',
  ]),
};

/** What such a grant to one person adds to their role. */
const WITH_PRICES: Partial<Readonly<Record<Role, ReadonlySet<Permission>>>> = {
  viewer: new Set<Permission>([...VIEWER, 'prices:read']),
};

const NOTHING: ReadonlySet<Permission> = new Set();

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Whether prices may be granted to single people of the role: others see them anyway, or never. */
export function takesPriceGrant(role: string): boolean {
  return isRole(role) && WITH_PRICES[role] !== undefined;
}

/** A role not known here may do nothing, and neither may nobody. */
export function permissionsOf(account: Account | null | undefined): ReadonlySet<Permission> {
  if (!account || !isRole(account.role)) return NOTHING;
  const { role, seesPrices } = account;
  return (seesPrices ? WITH_PRICES[role] : undefined) ?? GRANTS[role];
}

export function can(holder: PermissionSet, permission: Permission): boolean {
  return holder.permissions.has(permission);
}
