export const ROLES = ['admin', 'dispatcher', 'billing', 'viewer', 'driver'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Permissions of signed-in users. A name ending in `-own` covers only the user's own records; with the matching
 * `:read` it covers all. `:manage` changes the records that `:read` shows.
 */
export const PERMISSIONS = [
  'session',
  'events',
  'jobs:read-own',
  'jobs:drive',
  'jobs:read',
  'jobs:manage',
  'jobs:comment',
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
  'reports:read',
  'money-reports:read',
  'activity:read',
  'addresses:suggest',
  'views:save',
  'notices:own',
  'push:own',
  'export',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The user fields that decide permissions. */
export interface Account {
  readonly role: string;
  /** Granted by an admin to one user; only for roles without access to prices. */
  readonly seesPrices: boolean;
}

/** Any actor with permissions: a user, a token or a service account. */
export interface PermissionSet {
  readonly permissions: ReadonlySet<Permission>;
}

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

/** Deny by default: a role has only the permissions listed here. */
const GRANTS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  admin: new Set(PERMISSIONS),
  dispatcher: new Set<Permission>([
    ...VIEWER,
    'jobs:drive',
    'push:own',
    'jobs:manage',
    'jobs:comment',
    'prices:read',
    'billing:manage',
    'customers:manage',
    'vehicles:manage',
    'drivers:set-status-own',
    'drivers:manage',
    'reports:read',
    'activity:read',
    'addresses:suggest',
  ]),
  billing: new Set<Permission>([
    ...VIEWER,
    'jobs:comment',
    'prices:read',
    'billing:manage',
    'price-list:manage',
    'reports:read',
    'money-reports:read',
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

/** Permissions that the price grant adds to a role. */
const WITH_PRICES: Partial<Readonly<Record<Role, ReadonlySet<Permission>>>> = {
  viewer: new Set<Permission>([...VIEWER, 'prices:read']),
};

const NOTHING: ReadonlySet<Permission> = new Set();

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Whether prices can be granted to single users of the role: other roles always or never see them. */
export function takesPriceGrant(role: string): boolean {
  return isRole(role) && WITH_PRICES[role] !== undefined;
}

/** An unknown role has no permissions; neither has a missing account. */
export function permissionsOf(account: Account | null | undefined): ReadonlySet<Permission> {
  if (!account || !isRole(account.role)) return NOTHING;
  const { role, seesPrices } = account;
  return (seesPrices ? WITH_PRICES[role] : undefined) ?? GRANTS[role];
}

export function can(holder: PermissionSet, permission: Permission): boolean {
  return holder.permissions.has(permission);
}
