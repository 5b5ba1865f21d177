export const ROLES = ['admin', 'driver'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a signed-in person may do. A name ending in `-own` reaches one's own records only;
 * whoever also holds the matching `:manage` reaches all of them.
 */
export const PERMISSIONS = [
  'session',
  'events',
  'jobs:read-own',
  'jobs:drive',
  'jobs:manage',
  'prices:read',
  'billing:manage',
  'company:manage',
  'customers:manage',
  'vehicles:manage',
  'drivers:read-own',
  'drivers:set-status-own',
  'drivers:manage',
  'users:manage',
  'stats:read',
  'activity:read',
  'addresses:suggest',
  'views:save',
  'export',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const GRANTS: Record<Role, ReadonlySet<Permission>> = {
  admin: new Set(PERMISSIONS),
  driver: new Set<Permission>([
    'session',
    'events',
    'jobs:read-own',
    'jobs:drive',
    'drivers:read-own',
    'drivers:set-status-own',
  ]),
};

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Deny by default: a role not known here may do nothing. */
export function can(role: string | null | undefined, permission: Permission): boolean {
  return isRole(role) && GRANTS[role].has(permission);
}
