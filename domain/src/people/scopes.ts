import { can, type PermissionSet, type Permission, PERMISSIONS } from './permissions';

/** Resources open to API tokens: the first word of a permission. All others require a signed-in user. */
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
  'reports',
  'money-reports',
  'activity',
  'addresses',
  'export',
  'events',
] as const;
export type ScopeResource = (typeof SCOPE_RESOURCES)[number];

export type ScopeVerb = 'read' | 'write';

/** Read-only for tokens; a token must never create or change a user's credentials. */
const READ_ONLY = [
  'prices',
  'users',
  'stats',
  'reports',
  'money-reports',
  'activity',
  'addresses',
  'export',
  'events',
] as const satisfies readonly ScopeResource[];
type ReadOnly = (typeof READ_ONLY)[number];

/** The price list is read with the jobs billed by it. */
const WRITE_ONLY = ['price-list'] as const satisfies readonly ScopeResource[];
type WriteOnly = (typeof WRITE_ONLY)[number];

export type Scope =
  | `${Exclude<ScopeResource, WriteOnly>}:read`
  | `${Exclude<ScopeResource, ReadOnly>}:write`;

/** Used in place of a role; no signed-in user has it. */
export const SERVICE_ACCOUNT = 'service';
export type ServiceAccountRole = typeof SERVICE_ACCOUNT;

/** Only scopes limit a service account. */
export const SERVICE_HOLDER: PermissionSet = { permissions: new Set(PERMISSIONS) };

const isReadOnly = (resource: ScopeResource): resource is ReadOnly =>
  READ_ONLY.some((one) => one === resource);
const isWriteOnly = (resource: ScopeResource): resource is WriteOnly =>
  WRITE_ONLY.some((one) => one === resource);

export const SCOPES: readonly Scope[] = SCOPE_RESOURCES.flatMap((resource): Scope[] => {
  if (isReadOnly(resource)) return [`${resource}:read`];
  if (isWriteOnly(resource)) return [`${resource}:write`];
  return [`${resource}:read`, `${resource}:write`];
});

export function isScope(value: unknown): value is Scope {
  return SCOPES.some((scope) => scope === value);
}

/** Read-only permissions. */
const READS = /:read|:suggest|^export$|^events$/;

const resourceOf = (permission: Permission) => String(permission.split(':')[0]);

/** The verbs of a permission: both if its resource has no separate read permission. */
function verbsOf(permission: Permission): readonly ScopeVerb[] {
  if (READS.test(permission)) return ['read'];
  const reading = `${resourceOf(permission)}:read`;
  return PERMISSIONS.some((one) => one === reading) ? ['write'] : ['read', 'write'];
}

function scopeOf(permission: Permission, verb: ScopeVerb): Scope | null {
  const scope = `${resourceOf(permission)}:${verb}`;
  return isScope(scope) ? scope : null;
}

/** The scope that a token needs for a request with this permission; null if tokens are not allowed. */
export function scopeFor(permission: Permission, method: string): Scope | null {
  const [only, other] = verbsOf(permission);
  if (only !== undefined && other === undefined) return scopeOf(permission, only);
  return scopeOf(permission, method === 'GET' || method === 'HEAD' ? 'read' : 'write');
}

/** The scopes that grant the permission; any of them suffices. */
function scopesOpening(permission: Permission): Scope[] {
  return verbsOf(permission).flatMap((verb) => scopeOf(permission, verb) ?? []);
}

/** The holder's permissions that the scopes allow. */
export function opened(scopes: readonly Scope[], holder: PermissionSet): ReadonlySet<Permission> {
  const isOpen = (permission: Permission) =>
    scopesOpening(permission).some((scope) => scopes.includes(scope));
  return new Set([...holder.permissions].filter(isOpen));
}

export function scopesOf(holder: PermissionSet): Scope[] {
  const held = PERMISSIONS.filter((permission) => can(holder, permission));
  const useful = new Set(held.flatMap(scopesOpening));
  return SCOPES.filter((scope) => useful.has(scope));
}
