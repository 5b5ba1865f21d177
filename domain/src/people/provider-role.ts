import { isRole, type Role } from './permissions';

/** Whoever has this value in the provider's claim has this role here. */
export interface RoleOfValue {
  readonly value: string;
  readonly role: Role;
}

/** The role that a claim gives; nothing, or what nobody can tell. */
export type ClaimedRole = Role | 'none' | 'unreadable';

type Claims = Readonly<Record<string, unknown>>;

function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `group=role,group=role`: the last `=` parts the two. Null where that is no such list. */
export function roleMapOf(text: string): RoleOfValue[] | null {
  const pairs = text.split(',').map((pair) => {
    const at = pair.lastIndexOf('=');
    const value = pair.slice(0, Math.max(at, 0)).trim();
    const role = pair.slice(at + 1).trim();
    return value !== '' && isRole(role) ? { value, role } : null;
  });
  return pairs.includes(null) ? null : pairs.filter((pair) => pair !== null);
}

/** The claim of that very name, else the one that its dots lead to, such as `realm_access.roles`. */
function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (within, part) =>
        isClaims(within) && Object.hasOwn(within, part) ? within[part] : undefined,
      claims,
    );
}

/**
 * Of several values the first of the map counts. Providers leave out a claim that is too long or that lost its
 * mapper, so that a missing one says nothing of the person.
 */
export function claimedRole(
  claims: Claims,
  name: string,
  map: readonly RoleOfValue[],
): ClaimedRole {
  const claim = claimOf(claims, name);
  if (typeof claim !== 'string' && !Array.isArray(claim)) return 'unreadable';
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return map.find(({ value }) => values.includes(value))?.role ?? 'none';
}
