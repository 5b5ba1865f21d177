import { can, type PermissionSet, type Permission, PERMISSIONS } from './permissions';

/** What programs reach: the first word of a permission. All else is for people who sign in. */
export const SCOPE_RESOURCES = [
  'jobs',
  'prices',
  'billing',
  'price-list',
  'company',
  'customers',
  'vehicles',
  'drivers',
  'users',
  'stats',
  'activity',
  'addresses',
  'export',
  'events',
] as const;
export type ScopeResource = (typeof SCOPE_RESOURCES)[number];

export type ScopeVerb = 'read' | 'write';

/** Nothing is written there; of users, a token must never make or change a way to sign in. */
const READ_ONLY = [
  'prices',
  'users',
  'stats',
  'activity',
  'addresses',
  'export',
  'events',
] as const satisfies readonly ScopeResource[];
type ReadOnly = (typeof READ_ONLY)[number];

/** The price list is read with what is billed by it. */
const WRITE_ONLY = ['price-list'] as const satisfies readonly ScopeResource[];
type WriteOnly = (typeof WRITE_ONLY)[number];

export type Scope =
  | `${Exclude<ScopeResource, WriteOnly>}:read`
  | `${Exclude<ScopeResource, ReadOnly>}:write`;

/** Stands where people have a role: it belongs to nobody who signs in. */
export const SERVICE_ACCOUNT = 'service';
export type ServiceAccountRole = typeof SERVICE_ACCOUNT;

/** Scopes alone bound what a service account does. */
export const SERVICE_HOLDER: PermissionSet = { permissions: new Set(PERMISSIONS) };

const isReadOnly = (resource: ScopeResource): resource is ReadOnly =>
  READ_ONLY.some((one) => one === resource);
const isWriteOnly = (resource: ScopeResource): resource is WriteOnly =>
  WRITE_ONLY.some((one) => one === resource);

/** Every scope there is, those of one resource side by side. */
export const SCOPES: readonly Scope[] = SCOPE_RESOURCES.flatMap((resource): Scope[] => {
  if (isReadOnly(resource)) return [`${resource}:read`];
  if (isWriteOnly(resource)) return [`${resource}:write`];
  return [`${resource}:read`, `${resource}:write`];
});

export function isScope(value: unknown): value is Scope {
  return SCOPES.some((scope) => scope === value);
}

/** A permission by which nothing is written. */
const READS = /:read|:suggest|^export$|^events$/;

const resourceOf = (permission: Permission) => String(permission.split(':')[0]);

/** What is done by the permission: both where no other of its resource is for reading. */
function verbsOf(permission: Permission): readonly ScopeVerb[] {
  if (READS.test(permission)) return ['read'];
  const reading = `${resourceOf(permission)}:read`;
  return PERMISSIONS.some((one) => one === reading) ? ['write'] : ['read', 'write'];
}

function scopeOf(permission: Permission, verb: ScopeVerb): Scope | null {
  const scope = `${resourceOf(permission)}:${verb}`;
  return isScope(scope) ? scope : null;
}

/** The scope that a token needs for a request that asks for the permission; null where tokens are refused. */
export function scopeFor(permission: Permission, method: string): Scope | null {
  const [only, other] = verbsOf(permission);
  if (only !== undefined && other === undefined) return scopeOf(permission, only);
  return scopeOf(permission, method === 'GET' || method === 'HEAD' ? 'read' : 'write');
}

/** The scopes of which any opens the permission. */
function scopesOpening(permission: Permission): Scope[] {
  return verbsOf(permission).flatMap((verb) => scopeOf(permission, verb) ?? []);
}

/** What scopes leave of what somebody may do. */
export function opened(scopes: readonly Scope[], holder: PermissionSet): ReadonlySet<Permission> {
  const isOpen = (permission: Permission) =>
    scopesOpening(permission).some((scope) => scopes.includes(scope));
  return new Set([...holder.permissions].filter(isOpen));
}

/** The scopes that are of use to somebody. */
export function scopesOf(holder: PermissionSet): Scope[] {
  const held = PERMISSIONS.filter((permission) => can(holder, permission));
  const useful = new Set(held.flatMap(scopesOpening));
  return SCOPES.filter((scope) => useful.has(scope));
}
